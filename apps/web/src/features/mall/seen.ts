import type { LocalText } from '@mofu/domain/local-text'

import { useStore } from '../../storage/store.ts'
import { storedList } from './stored-list.ts'

/** A product that was viewed in this browser. Without its price, which may have changed. */
export type Seen = { id: number; title: LocalText; picture: string | null }

const MOST = 12

const seen = storedList<Seen>('mallSeen', (value) => {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('title' in value)) return undefined
  const { id, title } = value
  const picture = 'picture' in value && typeof value.picture === 'string' ? value.picture : null
  if (!Number.isSafeInteger(id) || typeof title !== 'object' || title === null) return undefined
  return { id: Number(id), title: title as LocalText, picture }
})

export function useSeen(): readonly Seen[] {
  return useStore(seen)
}

export function recordSeen(one: Seen): void {
  seen.set([one, ...seen.get().filter(({ id }) => id !== one.id)].slice(0, MOST))
}

export function forgetSeen(): void {
  seen.set([])
}
