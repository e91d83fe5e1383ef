import type { Address } from '@mofu/domain/address'

import type { Spending, TxPlan } from '../../../../tx/plan.ts'
import type { Money, TradedPet } from '../traded-pet.ts'
import type { Coin, TradingPlace } from '../trading-place.ts'
import { amountOf, isNative, marketCall } from './trade-call.ts'

export type BasketItem = { pet: TradedPet; seller: Address; price: Money }

type Order = { place: TradingPlace; account: Address; items: readonly BasketItem[] }

/** The total price of several pets, by coin. */
export function totalsOf(items: readonly BasketItem[]): Money[] {
  const totals = new Map<string, { amount: bigint; coin: Coin }>()
  for (const { price } of items) {
    const before = totals.get(price.coin.address)?.amount ?? 0n
    totals.set(price.coin.address, { amount: before + price.amount, coin: price.coin })
  }
  return [...totals.values()]
}

/** Only one token can be approved before a call; the native coin needs no approval. */
export function canBuyTogether(items: readonly BasketItem[]): boolean {
  return totalsOf(items).filter(({ coin }) => !isNative(coin)).length <= 1
}

/** Buys several pets in one transaction, all or none, each on the terms that were shown. */
export function buyPets({ place, account, items }: Order): TxPlan {
  const totals = totalsOf(items)
  const native = totals.find(({ coin }) => isNative(coin))?.amount ?? 0n
  const token = totals.find(({ coin }) => !isNative(coin))
  const whats = items.map(({ pet, seller, price }) => ({
    collection: pet.collection,
    tokenId: pet.tokenId,
    seller,
    coin: price.coin.address,
    price: price.amount,
  }))
  return {
    chainId: place.chainId,
    title: { key: 'trade.buyManyTitle', values: { count: items.length } },
    call: marketCall(place, 'sellTokensTo', [whats, account], native),
    gives: totals.map(amountOf),
    gets: items.map(({ pet }) => ({ kind: 'text', text: pet.name })),
    explain: [{ label: { key: 'trade.allOrNone' }, value: { kind: 'text', text: String(items.length) } }],
    ...(token ? { spends: spendingOf(place, token) } : {}),
    subject: { name: items[0]?.pet.name ?? '', picture: items[0]?.pet.picture ?? '/favicon.svg' },
    invalidates: [['market'], ['collections'], ['credits']],
    outcome: () => ({
      title: { key: 'trade.boughtManyTitle', values: { count: items.length } },
      text: { key: 'trade.boughtManyText' },
      link: { label: { key: 'trade.seeMine' }, to: '/user-center/mynft-list' },
    }),
  }
}

function spendingOf({ market }: TradingPlace, { amount, coin }: Money): Spending {
  return {
    token: coin.address,
    spender: market,
    amount,
    coin: coin.symbol,
    decimals: coin.decimals,
  }
}
