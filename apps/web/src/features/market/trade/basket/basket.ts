import { parseNftId } from '@mofu/domain/nft-id'

import { createStore, type Store, useStore } from '../../../../session/store.ts'

const KEY = 'basket'
/** As many as one step can buy without coming near a block's limit. */
const BASKET_MOST = 20

const basket: Store<readonly string[]> = createStore(readKept())

/** The pets somebody means to buy together, by their ids; kept on this device. */
export function useBasket(): readonly string[] {
  return useStore(basket)
}

export function putInBasket(id: string): void {
  if (!basket.get().includes(id)) keep([...basket.get(), id].slice(-BASKET_MOST))
}

export function takeFromBasket(id: string): void {
  keep(basket.get().filter((each) => each !== id))
}

function keep(ids: readonly string[]): void {
  basket.set(ids)
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage it lasts as long as this page.
  }
}

function readKept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(found)) return []
    return found
      .filter((id): id is string => typeof id === 'string' && parseNftId(id) !== undefined)
      .slice(0, BASKET_MOST)
  } catch {
    return []
  }
}
