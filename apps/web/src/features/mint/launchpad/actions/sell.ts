import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../../tx/plan.ts'
import type { ChangedCollection } from '../../keeping/actions/change-collection.ts'
import { changeCollection } from '../../keeping/actions/change-collection.ts'

/** What a sale is held under, as the chain takes it. */
export type SaleTerms = {
  coin: string
  price: bigint
  limit: number
  allOpen: boolean
  merkleRoot: string
  treeUri: string
}

export const noList = { merkleRoot: `0x${'0'.repeat(64)}`, treeUri: '' } as const

type Words = { means: string }

export function startSale(
  changed: ChangedCollection,
  sale: { terms: SaleTerms; baseUri: string; royalty: number },
  { means }: Words,
): TxPlan {
  return changeCollection(changed, {
    title: { key: 'launchpad.startPlan', values: { name: changed.name } },
    functionName: 'startSale',
    args: [sale.terms, sale.baseUri, BigInt(sale.royalty)],
    means,
  })
}

export function updateSale(changed: ChangedCollection, terms: SaleTerms, { means }: Words): TxPlan {
  return changeCollection(changed, {
    title: { key: 'launchpad.changePlan', values: { name: changed.name } },
    functionName: 'updateSale',
    args: [terms],
    means,
  })
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
  price: bigint
  /** 0 takes them off the list. */
  limit: number
  coin: { symbol: string; decimals: number }
}

/** Puts single wallets on the list of the sale that is on, or takes them off it. */
export function listWallets(
  changed: ChangedCollection,
  { wallets, price, limit, coin }: Listing,
  { means }: Words,
): TxPlan {
  const plan = changeCollection(changed, {
    title: { key: 'launchpad.listPlan', values: { count: wallets.length, name: changed.name } },
    functionName: 'setWhitelist',
    args: [wallets, price, limit],
    means,
  })
  if (limit === 0) return plan
  return {
    ...plan,
    explain: [
      {
        label: { key: 'launchpad.priceEach' },
        value: { kind: 'amount', amount: price, coin: coin.symbol, decimals: coin.decimals },
      },
      { label: { key: 'launchpad.limit' }, value: { kind: 'text', text: String(limit) } },
    ],
  }
}
