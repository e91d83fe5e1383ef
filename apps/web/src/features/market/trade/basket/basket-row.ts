import type { NftDetail } from '@mofu/wire/market'
import type { Ask, Bid } from '@mofu/wire/market/trade'

import type { BasketItem } from '../actions/buy-pets.ts'
import { tradeView } from '../trade-view.ts'
import { addressOf, moneyOf, tradedPet } from '../traded-pet.ts'

/** The owner's ask as the market itself has it now. */
type AskNow = { state: string; seller: string; coin: string; price: bigint }

type Question = {
  pet: NftDetail
  offers: { ask: Ask | null; bids: readonly Bid[] }
  me: string | undefined
  now: number
  /** Undefined where the market could not be asked; then the simulation before the signature decides. */
  askNow: AskNow | undefined
}

/** `changed`: the list has another ask than the market, so it is read again. */
export type BasketRow =
  | { state: 'ready'; item: BasketItem }
  | { state: 'yours' | 'gone' | 'stopped' | 'changed' }

/** Whether a pet in the basket can be bought now. One that cannot would make the purchase of all of them fail. */
export function basketRow({ pet, offers, me, now, askNow }: Question): BasketRow {
  const view = tradeView({ pet, ...offers, me, now, isStopped: askNow?.state === 'stopped' })
  if (view.isMine) return { state: 'yours' }
  if (askNow && hasChanged(view.ask, askNow)) return { state: 'changed' }
  if (view.noSale === 'stopped') return { state: 'stopped' }
  if (!view.ask || view.noSale !== undefined || (askNow && askNow.state !== 'open')) return { state: 'gone' }
  const item = { pet: tradedPet(pet), seller: addressOf(view.ask.seller), price: moneyOf(view.ask) }
  return { state: 'ready', item }
}

function hasChanged(ask: Ask | undefined, { state, seller, coin, price }: AskNow): boolean {
  if (state === 'none') return ask !== undefined
  return (
    ask?.seller.toLowerCase() !== seller.toLowerCase() ||
    ask.coin.toLowerCase() !== coin.toLowerCase() ||
    BigInt(ask.price) !== price
  )
}
