/** Opens a file of the tournament in a new tab. */
import { fetchFile } from "../../tournament/requests";

/** Opens the tab before fetching, because browsers block pop-ups that open later. */
export async function openInTab(id: string, path: string): Promise<void> {
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
