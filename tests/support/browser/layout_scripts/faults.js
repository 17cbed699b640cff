({ parts, melds, names }) => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const show = ({ left, top, right, bottom }) =>
    [left, top, right, bottom].map(Math.round).join(" ");
  const inside = (inner, outer, slack = 1) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const overlap = (one, other, slack = 1) =>
    one.left < other.right - slack &&
    other.left < one.right - slack &&
    one.top < other.bottom - slack &&
    other.top < one.bottom - slack;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scroller = document.scrollingElement;
  if (scroller.scrollWidth > innerWidth + 1 || scroller.scrollHeight > innerHeight + 1)
    faults.push(`the page scrolls: ${scroller.scrollWidth} by ${scroller.scrollHeight}`);

  // Parts: on the screen, and beside each other.
  const found = Object.entries(parts).flatMap(([name, selector]) => {
    const part = document.querySelector(selector);
    return part ? [[name, box(part)]] : [];
  });
  found.forEach(([name, one], at) => {
    if (!inside(one, screen)) faults.push(`${name} is off the screen: ${show(one)}`);
    for (const [other, two] of found.slice(at + 1)) {
      // A phone on its side has the other players in the row of the bar, between its buttons.
      // The bar also has the notice about the connection.
      if (name === "bar" && ["seats", "notice"].includes(other)) continue;
      if (overlap(one, two))
        faults.push(`${name} and ${other} overlap: ${show(one)}, ${show(two)}`);
    }
  });
  for (const button of document.querySelectorAll(".table > header :is(a, button)"))
    if (overlap(box(button), box(document.querySelector(".seats"))))
      faults.push("a button of the bar and the seats overlap");

  // Melds: in the field, and beside each other.
  const field = box(document.querySelector(".field"));
  const lying = [...document.querySelectorAll('[data-drop^="meld-"]')].map(
    (meld) => meld.parentElement,
  );
  if (lying.length !== melds) faults.push(`${lying.length} of ${melds} melds`);
  lying.forEach((meld, at) => {
    if (!inside(box(meld), field))
      faults.push(`meld ${at + 1} is outside the field: ${show(box(meld))}`);
    for (const other of lying.slice(at + 1))
      if (overlap(box(meld), box(other)))
        faults.push(`melds ${show(box(meld))} and ${show(box(other))} overlap`);
    const last = [...meld.querySelectorAll("[data-card]")].at(-1);
    const isTile = meld.querySelector(".tile") !== null;
    if (!isTile && last && !inside(box(last), box(meld)))
      faults.push(`meld ${at + 1} is cut off: ${show(box(last))} in ${show(box(meld))}`);
  });

  // Targets: large enough to touch.
  const isHidden = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.visibility === "hidden" || style.display === "none" || style.opacity === "0")
        return true;
      if (style.clipPath !== "none") return true;
    }
    return false;
  };
  for (const target of document.querySelectorAll(".table :is(button, a[href], input, select)")) {
    if (isHidden(target)) continue;
    const { width, height } = box(target);
    if (width < 43.5 || height < 43.5)
      faults.push(
        `a target of ${Math.round(width)} by ${Math.round(height)}: ${target.outerHTML.slice(0, 90)}`,
      );
  }

  // Cards in hand: enough is visible of each to touch it. Their place before they are rotated tells how much.
  const held = [...document.querySelectorAll("[data-zone=hand] > button")].map((card) => {
    const { e: x, f: y } = new DOMMatrix(getComputedStyle(card).transform);
    return { x, y, width: card.offsetWidth, height: card.offsetHeight, card };
  });
  held.forEach((one, at) => {
    const later = held.slice(at + 1);
    const beside = later.filter(({ y }) => Math.abs(y - one.y) < one.height / 3);
    const below = later.filter(({ y }) => y - one.y >= one.height / 3);
    const width = Math.min(one.width, ...beside.map(({ x }) => x - one.x));
    const height = Math.min(one.height, ...below.map(({ y }) => y - one.y));
    if (width < 43.5 || height < 43.5)
      faults.push(
        `of ${one.card.ariaLabel} in the hand, ${Math.round(width)} by ${Math.round(height)} are visible`,
      );
  });

  // Texts: none is cut off or lies over another one. A name may end in an ellipsis if a tooltip has it in full.
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const parent = node.parentElement;
    if (text === "" || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    const shortened =
      names.some((name) => text.includes(name)) &&
      parent.closest("[title]")?.title.includes(text) &&
      getComputedStyle(parent).textOverflow === "ellipsis";
    const scrolled = parent.closest(".chips, .panel");
    for (const rect of rects) {
      // The box of a letter is higher than what is seen of it.
      const seen = {
        left: rect.left,
        right: rect.right,
        top: rect.top + rect.height * 0.2,
        bottom: rect.bottom - rect.height * 0.2,
      };
      if (shortened) {
        const clip = box(parent);
        seen.left = Math.max(seen.left, clip.left);
        seen.right = Math.min(seen.right, clip.right);
        seen.top = Math.max(seen.top, clip.top);
        seen.bottom = Math.min(seen.bottom, clip.bottom);
      }
      if (scrolled) continue;
      for (let one = parent; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        const clips =
          style.overflowX !== "visible" ||
          style.overflowY !== "visible" ||
          one.matches("button, a, [data-seat], .me");
        if (clips && !inside(seen, box(one))) {
          faults.push(`“${text}” is cut off: ${show(seen)} in ${one.className} ${show(box(one))}`);
          break;
        }
      }
      if (!inside(seen, screen)) faults.push(`“${text}” is off the screen: ${show(seen)}`);
      for (const [other, where, element] of texts)
        if (element !== parent && overlap(seen, where, 1.5))
          faults.push(`“${text}” lies over “${other}”`);
      if (!parent.closest(".worth")) texts.push([text, seen, parent]);
    }
  }
  return faults;
};
