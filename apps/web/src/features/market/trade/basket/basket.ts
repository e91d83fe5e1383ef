import { parseNftId } from '@mofu/domain/nft-id'

import { readStoredJson, writeStored } from '../../../../storage/local-storage.ts'
import { createStore, type Store, useStore } from '../../../../storage/store.ts'

const KEY = 'basket'
/** The most that one transaction can buy without coming near the block gas limit. */
export const BASKET_MOST = 20

const basket: Store<readonly string[]> = createStore(readBasket())

/** The ids of the pets to buy together; stored on this device. */
export function useBasket(): readonly string[] {
  return useStore(basket)
}

/** What is in the basket on one network. */
export function useBasketOf(chainId: number): readonly string[] {
  return useBasket().filter((id) => id.startsWith(`${chainId}-`))
}

/** Whether it is inside now: a full basket takes no more, and drops nothing. */
export function addToBasket(id: string): boolean {
  const ids = basket.get()
  if (ids.includes(id)) return true
  if (ids.length >= BASKET_MOST) return false
  save([...ids, id])
  return true
}

export function removeFromBasket(id: string): void {
  save(basket.get().filter((each) => each !== id))
}

function save(ids: readonly string[]): void {
  basket.set(ids)
  writeStored(KEY, JSON.stringify(ids))
}

function readBasket(): readonly string[] {
  const stored = readStoredJson(KEY)
  if (!Array.isArray(stored)) return []
  return stored
    .filter((id): id is string => typeof id === 'string' && parseNftId(id) !== undefined)
    .slice(0, BASKET_MOST)
}
