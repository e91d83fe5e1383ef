import { readStoredJson, writeStored } from './local-storage.ts'

/** Unfinished uploads: which file continues as which upload, also after the page was closed. */
const KEY = 'mofu.uploads'
/** The server deletes them after a day; nobody starts more than this many within one. */
const MOST = 50

/** When storage is blocked, an upload can be resumed until the page is closed. */
let memory: Record<string, string> = {}

export function savedDraft(key: string): string | undefined {
  return read()[key]
}

export function saveDraftId(key: string, id: string): void {
  const others = Object.entries(read()).filter(([other]) => other !== key)
  write(Object.fromEntries([...others.slice(1 - MOST), [key, id]]))
}

export function forgetDraft(key: string): void {
  write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== key)))
}

function read(): Record<string, string> {
  const stored = readStoredJson(KEY)
  if (typeof stored !== 'object' || stored === null) return memory
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function write(drafts: Record<string, string>): void {
  memory = drafts
  writeStored(KEY, JSON.stringify(drafts))
}
