import type { PriceSplit } from '@mofu/domain/price-split'

import type { TxPlan } from '../../../tx/plan.ts'
import { aboutLot, linkToLot, lotCall, type LotCoin, type LotToken } from './lot-call.ts'

export type NewLot = {
  token: LotToken
  collectionName: string
  coin: LotCoin
  reserve: bigint
  /** In chain seconds; a start of 0 is at once. */
  startAt: number
  endAt: number
  /** If it sells at the reserve. */
  split: PriceSplit
  /** What is explained before signing, in the user's language. */
  texts: { starts: string; ends: string; rule: string; holds: string }
}

/** Puts a token up for auction. The auction keeps it until it is sold, returned or cancelled. */
export function createLot(lot: NewLot): TxPlan {
  const { token, collectionName, coin, reserve, startAt, endAt, split, texts } = lot
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  const amountOf = (units: bigint) =>
    ({ kind: 'amount', amount: units, coin: coin.symbol, decimals: coin.decimals }) as const
  return {
    ...aboutLot(token),
    title: { key: 'auctions.createPlan', values: { name: token.name } },
    call: lotCall(token, 'create', [coin.address, reserve, startAt, endAt]),
    gives: [text(token.name)],
    gets: [],
    explain: [
      { label: { key: 'auctions.planReserve' }, value: amountOf(reserve) },
      { label: { key: 'auctions.startsAt' }, value: text(texts.starts) },
      { label: { key: 'auctions.endsAt' }, value: text(texts.ends) },
      { label: { key: 'auctions.ruleTitle' }, value: text(texts.rule) },
      { label: { key: 'auctions.fee' }, value: amountOf(split.fee) },
      { label: { key: 'auctions.royalty' }, value: amountOf(split.royalty) },
      { label: { key: 'auctions.sellerGets' }, value: amountOf(split.seller) },
      { label: { key: 'auctions.planHolds' }, value: text(texts.holds) },
    ],
    approvals: [
      {
        collection: token.collection,
        collectionName,
        operator: token.contract,
        tokens: [{ tokenId: token.tokenId, name: token.name }],
        isAllEnough: true,
        use: 'auction',
      },
    ],
    outcome: () => ({
      title: { key: 'auctions.created', values: { name: token.name } },
      text: { key: 'auctions.createdText' },
      link: linkToLot(token),
    }),
  }
}
