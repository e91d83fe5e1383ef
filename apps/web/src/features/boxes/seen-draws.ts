import { readStoredJson, writeStored } from '../../storage/local-storage.ts'
import { createStore, useStore } from '../../storage/store.ts'

const NAME = 'boxesSeen'
const MOST = 200

/** The draws whose boxes were opened in this browser, newest first. */
const seen = createStore<readonly string[]>(load())

export function useIsSeen(id: string): boolean {
  return useStore(seen).includes(id)
}

export function recordSeenDraw(id: string): void {
  if (seen.get().includes(id)) return
  seen.set([id, ...seen.get()].slice(0, MOST))
  writeStored(NAME, JSON.stringify(seen.get()))
}

function load(): readonly string[] {
  const stored = readStoredJson(NAME)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}
