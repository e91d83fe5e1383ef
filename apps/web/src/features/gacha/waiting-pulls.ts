import { readStoredJson, writeStored } from '../../storage/local-storage.ts'
import { createStore, useStore } from '../../storage/store.ts'

const KEY = 'gachaWaiting'
/** Pulls whose reveal nobody came back to watch are forgotten from here on. */
const MOST = 50

const waiting = createStore<readonly string[]>(readIds())

/** The pulls this device has seen pending and not yet revealed: only their reveals are played by themselves. */
export function useWaitingPulls(): readonly string[] {
  return useStore(waiting)
}

export function addWaitingPulls(ids: readonly string[]): void {
  const added = ids.filter((id) => !waiting.get().includes(id))
  if (added.length > 0) store([...waiting.get(), ...added].slice(-MOST))
}

export function dropWaitingPull(id: string): void {
  store(waiting.get().filter((each) => each !== id))
}

function store(ids: readonly string[]): void {
  waiting.set(ids)
  writeStored(KEY, JSON.stringify(ids))
}

function readIds(): readonly string[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}
