// Browsers may block localStorage (private windows, strict settings) or refuse to write once it is full. The app then
// works from memory, so nothing here throws.

/** The stored text; null if there is none, undefined if storage is blocked. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** The stored JSON value; undefined if there is none, storage is blocked, or the text is not JSON. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key)
  if (text === null || text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // The value lasts until the page is closed.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
