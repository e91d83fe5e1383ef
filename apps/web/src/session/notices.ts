import { createStore, useStore } from './store.ts'

export type Notice = { tone: 'info' | 'warning'; title?: string; text: string }

const waiting = createStore<readonly Notice[]>([])

/** Says something in passing. It waits until the code that shows such notes has come. */
export function showNotice(notice: Notice): void {
  waiting.set([...waiting.get(), notice])
}

/** Hands the waiting notes over, each once. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting.get()
  if (taken.length > 0) waiting.set([])
  return taken
}

export function useWaitingNotices(): readonly Notice[] {
  return useStore(waiting)
}
