import { readStoredJson, removeStored, writeStored } from '../../storage/local-storage.ts'
import { createStore, useStore } from '../../storage/store.ts'

const KEY = 'mofu.searches'
const MOST = 5

const store = createStore<readonly string[]>(readStored())

/** The newest first, in this browser only. */
export function useRecentSearches(): readonly string[] {
  return useStore(store)
}

export function rememberSearch(text: string): void {
  const others = readStored().filter((one) => one !== text)
  set([text, ...others].slice(0, MOST))
}

export function forgetSearches(): void {
  store.set([])
  removeStored(KEY)
}

function set(searches: readonly string[]): void {
  store.set(searches)
  writeStored(KEY, JSON.stringify(searches))
}

function readStored(): string[] {
  const stored = readStoredJson(KEY)
  if (!Array.isArray(stored)) return []
  return stored.filter((one) => typeof one === 'string' && one !== '').slice(0, MOST)
}
