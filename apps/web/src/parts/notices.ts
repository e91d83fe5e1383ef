import { createStore, useStore } from '../storage/store.ts'

export type Notice = { tone: 'info' | 'warning'; title?: string; text: string }

const waiting = createStore<readonly Notice[]>([])

/** Shows a toast. It is queued until the code that shows toasts is loaded. */
export function showNotice(notice: Notice): void {
  waiting.set([...waiting.get(), notice])
}

/** Takes the queued toasts, each once. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting.get()
  if (taken.length > 0) waiting.set([])
  return taken
}

export function useWaitingNotices(): readonly Notice[] {
  return useStore(waiting)
}
