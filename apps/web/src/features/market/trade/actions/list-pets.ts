import type { PriceSplit } from '@mofu/domain/price-split'

import type { PlanItem, TxPlan } from '../../../../tx/plan.ts'
import type { TradedPet } from '../traded-pet.ts'
import type { Coin, TradingPlace } from '../trading-place.ts'
import { amountOf, approvalsFor, marketCall } from './trade-call.ts'

/** One of several pets, its price, and how that will be split. */
export type AskedPet = { pet: TradedPet; price: bigint; split: PriceSplit; isAllEnough: boolean }

type Listings = {
  place: TradingPlace
  /** One coin for all, so that the proceeds can be summed. */
  coin: Coin
  asked: readonly AskedPet[]
  /** In chain seconds; the screen formats it. */
  end: number
  endText: string
}

/** Lists several pets in one transaction, all or none. Each stays with its owner and is sold separately. */
export function listPets({ place, coin, asked, end, endText }: Listings): TxPlan {
  const sumOf = (part: (each: AskedPet) => bigint) =>
    amountOf({ amount: asked.reduce((sum, each) => sum + part(each), 0n), coin })
  const count = asked.length
  return {
    chainId: place.chainId,
    title: { key: 'trade.batch.planTitle', values: { count } },
    call: marketCall(place, 'sellReadyMany', [
      asked.map(({ pet, price }) => ({
        collection: pet.collection,
        tokenId: pet.tokenId,
        coin: coin.address,
        price,
        start: 0,
        end,
      })),
    ]),
    gives: [],
    gets: [],
    items: asked.map((each) => itemOf(each, coin)),
    explain: [
      { label: { key: 'trade.batch.totalPrice' }, value: sumOf(({ price }) => price) },
      { label: { key: 'trade.batch.total' }, value: sumOf(({ split }) => split.seller) },
      { label: { key: 'trade.batch.allRoyalty' }, value: sumOf(({ split }) => split.royalty) },
      { label: { key: 'trade.feeOfMofu' }, value: sumOf(({ split }) => split.fee) },
      { label: { key: 'trade.ends' }, value: { kind: 'text', text: endText } },
      { label: { key: 'trade.batch.allOrNone' }, value: { kind: 'text', text: String(count) } },
    ],
    approvals: approvalsFor(place, asked),
    subject: { name: asked[0]?.pet.name ?? '', picture: asked[0]?.pet.picture ?? '/favicon.svg' },
    invalidates: [['market'], ['collections'], ['credits']],
    outcome: () => ({
      title: { key: 'trade.batch.listedTitle', values: { count } },
      text: { key: 'trade.batch.listedText' },
      link: { label: { key: 'trade.batch.seeAsks' }, to: '/user-center/trades', search: { tab: 'asks' } },
    }),
  }
}

function itemOf({ pet, price, split }: AskedPet, coin: Coin): PlanItem {
  const part = (amount: bigint) => amountOf({ amount, coin })
  return {
    id: pet.id,
    name: pet.name,
    picture: pet.picture,
    rows: [
      { label: { key: 'trade.price' }, value: part(price) },
      { label: { key: 'trade.sellerGets' }, value: part(split.seller) },
      { label: { key: 'trade.creatorGets' }, value: part(split.royalty) },
      { label: { key: 'trade.feeOfMofu' }, value: part(split.fee) },
    ],
  }
}
