import { createStore, useStore } from '../storage/store.ts'

/** A message the user has to acknowledge before going on. */
export type OkMessage = { title: string; text: string }

const shown = createStore<OkMessage | undefined>(undefined)

export function showOk(message: OkMessage): void {
  shown.set(message)
}

export function closeOk(): void {
  shown.set(undefined)
}

export function useOkMessage(): OkMessage | undefined {
  return useStore(shown)
}
