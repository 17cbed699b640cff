(parts) => {
  const boxes = {};
  for (const [name, selector] of Object.entries(parts)) {
    const part = document.querySelector(selector);
    if (!part) continue;
    const { left, top, width, height } = part.getBoundingClientRect();
    boxes[name] = [left, top, width, height];
  }
  document.querySelectorAll("[data-seat]").forEach((seat) => {
    const { left, top, width, height } = seat.getBoundingClientRect();
    boxes[`seat ${seat.dataset.seat}`] = [left, top, width, height];
  });
  return boxes;
};
