import { createStore, useStore } from './store.ts'

/** Something a person should have read before going on. */
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
