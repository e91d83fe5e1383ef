import type { LocalText } from '@mofu/domain/local-text'

import { useStore } from '../../session/store.ts'
import { keptList } from './kept-list.ts'

/** A product this browser looked at. No price: it may be another one by now. */
export type Seen = { id: number; title: LocalText; picture: string | null }

const MOST = 12

const seen = keptList<Seen>('mallSeen', (value) => {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('title' in value)) return undefined
  const { id, title } = value
  const picture = 'picture' in value && typeof value.picture === 'string' ? value.picture : null
  if (!Number.isSafeInteger(id) || typeof title !== 'object' || title === null) return undefined
  return { id: Number(id), title: title as LocalText, picture }
})

export function useSeen(): readonly Seen[] {
  return useStore(seen)
}

export function noteSeen(one: Seen): void {
  seen.set([one, ...seen.get().filter(({ id }) => id !== one.id)].slice(0, MOST))
}

export function forgetSeen(): void {
  seen.set([])
}
