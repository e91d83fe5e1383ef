/** Uploads that are not finished: which file goes on where, also after the page was closed. */
const KEY = 'mofu.uploads'
/** The server forgets them after a day; more than this many at once is nothing a person does. */
const MOST = 50

/** Storage may be closed to us; then an upload goes on until the page is left. */
let memory: Record<string, string> = {}

export function keptDraft(key: string): string | undefined {
  return read()[key]
}

export function keepDraft(key: string, id: string): void {
  const others = Object.entries(read()).filter(([other]) => other !== key)
  write(Object.fromEntries([...others.slice(1 - MOST), [key, id]]))
}

export function forgetDraft(key: string): void {
  write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== key)))
}

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return memory
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return memory
  }
}

function write(drafts: Record<string, string>): void {
  memory = drafts
  try {
    localStorage.setItem(KEY, JSON.stringify(drafts))
  } catch {
    // It holds in memory.
  }
}
