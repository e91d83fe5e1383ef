import type { Address } from '@mofu/domain/address'

import { walletRows } from '../../../../parts/recipient/wallet-rows.ts'
import type { ExplainRow, TxPlan } from '../../../../tx/plan.ts'
import type { TypedName } from '../../../../wallet/resolve-name.ts'
import type { ChangedCollection } from '../../management/actions/change-collection.ts'
import { changeCollection } from '../../management/actions/change-collection.ts'
import { percentOf } from '../../management/draft-values.ts'

/** The terms of a sale, as the contract takes them. */
type SaleTerms = {
  coin: string
  price: bigint
  limit: number
  allOpen: boolean
  merkleRoot: string
  treeUri: string
}

export const noList = { merkleRoot: `0x${'0'.repeat(64)}`, treeUri: '' } as const

type Words = { means: string }
type Coin = { symbol: string; decimals: number }
/** The terms with what the user needs to understand them. */
type OfferedSale = { terms: SaleTerms; coin: Coin; treeCount: number }
/** What is sold: the artwork that all tokens of the sale share. */
type Artwork = { name: string; picture: string; baseUri: string; royalty: number }

export function startSale(
  changed: ChangedCollection,
  sale: OfferedSale,
  artwork: Artwork,
  { means }: Words,
): TxPlan {
  return changeCollection(
    { ...changed, picture: artwork.picture },
    {
      title: { key: 'launchpad.startPlan', values: { name: changed.name } },
      functionName: 'startSale',
      args: [sale.terms, artwork.baseUri, BigInt(artwork.royalty)],
      means,
      terms: [
        { label: { key: 'launchpad.pieceName' }, value: { kind: 'text', text: artwork.name } },
        ...termRows(sale),
        {
          label: { key: 'launchpad.earnings' },
          value: { kind: 'text', text: `${percentOf(artwork.royalty)}%` },
        },
      ],
    },
  )
}

export function updateSale(changed: ChangedCollection, sale: OfferedSale, { means }: Words): TxPlan {
  return changeCollection(changed, {
    title: { key: 'launchpad.changePlan', values: { name: changed.name } },
    functionName: 'updateSale',
    args: [sale.terms],
    means,
    terms: termRows(sale),
  })
}

/** Every term that is signed. */
function termRows({ terms, coin, treeCount }: OfferedSale): ExplainRow[] {
  return [
    {
      label: { key: 'launchpad.priceEach' },
      value: { kind: 'amount', amount: terms.price, coin: coin.symbol, decimals: coin.decimals },
    },
    { label: { key: 'launchpad.limit' }, value: { kind: 'text', text: String(terms.limit) } },
    { label: { key: 'launchpad.listCount' }, value: { kind: 'text', text: String(treeCount) } },
  ]
}

export function endSale(changed: ChangedCollection, { means }: Words): TxPlan {
  return changeCollection(changed, {
    title: { key: 'launchpad.endPlan', values: { name: changed.name } },
    functionName: 'endSale',
    args: [],
    means,
  })
}

type Listing = {
  wallets: readonly Address[]
  /** Those that were typed as names. */
  typed: readonly TypedName[]
  price: bigint
  /** 0 removes them from the list. */
  limit: number
  coin: Coin
}

/** Adds single wallets to the list of the running sale, or removes them. */
export function listWallets(
  changed: ChangedCollection,
  { wallets, typed, price, limit, coin }: Listing,
  { means }: Words,
): TxPlan {
  return changeCollection(changed, {
    title: { key: 'launchpad.listPlan', values: { count: wallets.length, name: changed.name } },
    functionName: 'setWhitelist',
    args: [wallets, price, limit],
    means,
    terms: [
      ...(limit === 0
        ? []
        : [
            {
              label: { key: 'launchpad.priceEach' },
              value: { kind: 'amount', amount: price, coin: coin.symbol, decimals: coin.decimals },
            } as const,
            { label: { key: 'launchpad.limit' }, value: { kind: 'text', text: String(limit) } } as const,
          ]),
      ...walletRows({ key: 'management.wallet' }, wallets, typed),
    ],
    recipients: typed,
  })
}
