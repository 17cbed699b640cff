/**
 * The folder that the director chose on this device, and permission to write to it.
 *
 * Browsers store the handle of a folder in IndexedDB. After a reload they ask the user again before
 * a page may write to it. TypeScript does not know the picker and the permissions yet.
 */

interface PermissionDirectory extends FileSystemDirectoryHandle {
  queryPermission?: (wanted: { mode: "readwrite" }) => Promise<PermissionState>;
  requestPermission?: (wanted: { mode: "readwrite" }) => Promise<PermissionState>;
}

type Picker = (options: { id: string; mode: "readwrite" }) => Promise<FileSystemDirectoryHandle>;

function picker(): Picker | undefined {
  return (window as { showDirectoryPicker?: Picker }).showDirectoryPicker;
}

/** Whether this browser lets a page write to a folder of the user. */
export function canChooseDirectory(): boolean {
  return picker() !== undefined;
}

/** Asks the user for a folder; null if they cancel. Call it from a click. */
export async function chooseDirectory(): Promise<FileSystemDirectoryHandle | null> {
  try {
    return (await picker()?.call(window, { id: "romme-stick", mode: "readwrite" })) ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}

/** Whether the page may write to the folder without asking. */
export async function mayWrite(folder: PermissionDirectory): Promise<boolean> {
  return (await folder.queryPermission?.({ mode: "readwrite" })) !== "prompt";
}

/** Asks the user for permission to write to the folder. Call it from a click. */
export async function askToWrite(folder: PermissionDirectory): Promise<boolean> {
  const answer = await folder.requestPermission?.({ mode: "readwrite" });
  return answer === undefined || answer === "granted";
}

/** Writes a file. The browser replaces an existing file only when the new one is complete. */
export async function writeFile(
  folder: FileSystemDirectoryHandle,
  name: string,
  content: Blob,
): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  const writing = await file.createWritable();
  await writing.write(content);
  await writing.close();
}

// --- remembered per tournament -------------------------------------------------------------------

export interface ChosenDirectory {
  folder: FileSystemDirectoryHandle;
  /** When the last copy was written, in milliseconds since 1970; 0 if there is none. */
  at: number;
}

const DATABASE = "romme-stick";
const STORE = "folders";

/** Runs one request on the store of folders. */
function request<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = (error: DOMException | null): void => reject(error ?? new Error("IndexedDB"));
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const asked = work(database.transaction(STORE, mode).objectStore(STORE));
      asked.onerror = () => fail(asked.error);
      asked.onsuccess = () => resolve(asked.result);
      asked.transaction?.addEventListener("complete", () => database.close());
    };
  });
}

export async function rememberedDirectory(id: string): Promise<ChosenDirectory | null> {
  const found = await request<unknown>("readonly", (store) => store.get(id));
  return (found as ChosenDirectory | undefined) ?? null;
}

export async function rememberDirectory(id: string, chosen: ChosenDirectory): Promise<void> {
  await request("readwrite", (store) => store.put(chosen, id));
}

export async function forgetDirectory(id: string): Promise<void> {
  await request("readwrite", (store) => store.delete(id));
}
