/** Shows a file of the tournament in a tab of its own. */
import { fetchFile } from "../../tournament/requests";

/** The tab is opened at once: later, a browser would take it for an advertisement. */
export async function openFile(id: string, path: string): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const { blob } = await fetchFile(id, path);
    const address = URL.createObjectURL(blob);
    if (tab) tab.location.href = address;
    else window.location.href = address;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
