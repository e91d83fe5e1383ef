import { type Address, parseAddress } from '@mofu/domain/address'
import type { BoxNft } from '@mofu/wire/boxes'
import type { Nft } from '@mofu/wire/market'

import { petTitle } from '../../../../parts/pet-title.ts'
import type { PlanItem, TokenApproval, TxPlan } from '../../../../tx/plan.ts'
import { percentOf } from '../box-values.ts'
import { type ChangedBox, manageBox } from './manage-box.ts'

/** As many as a user still reads before signing, and as fit well into a block. */
export const NFTS_AT_ONCE = 30

/** The terms that a depositor relies on: if the box's are worse by then, the contract reverts. */
type DepositTerms = { coin: Address; minPrice: bigint; maxCommissionRate: number }

type Deposit = {
  nfts: readonly Nft[]
  /** The own price of each, where the box has no price for all. */
  price: bigint
  coin: { symbol: string; decimals: number }
  terms: DepositTerms
  /** In basis points. */
  feeRate: number
  means: string
}

/** Puts NFTs of the connected wallet into a box. */
export function addNfts(changed: ChangedBox, { nfts, price, coin, terms, feeRate, means }: Deposit): TxPlan {
  const amountOf = (units: bigint) =>
    ({ kind: 'amount', amount: units, coin: coin.symbol, decimals: coin.decimals }) as const
  const percent = (rate: number) => ({ kind: 'text', text: `${percentOf(rate)}%` }) as const
  return manageBox(changed, {
    title: { key: 'boxManagement.addPlan', values: { count: nfts.length, name: changed.name } },
    functionName: 'addNfts',
    args: [
      nfts.map(({ contract, tokenId }) => ({ collection: contract, tokenId: BigInt(tokenId), price })),
      terms,
    ],
    means,
    // What the contract guarantees; everything above it is the owner's decision.
    terms: [
      { label: { key: 'boxManagement.leastEach' }, value: amountOf(terms.minPrice) },
      { label: { key: 'boxManagement.commissionMost' }, value: percent(terms.maxCommissionRate) },
      { label: { key: 'boxManagement.feeRow' }, value: percent(feeRate) },
    ],
    items: nfts.map((nft) => ({
      ...itemOf(nft),
      rows: price === 0n ? [] : [{ label: { key: 'boxManagement.ownPrice' }, value: amountOf(price) }],
    })),
    approvals: approvalsFor(changed, nfts),
  })
}

function approvalsFor({ contract: operator }: ChangedBox, nfts: readonly Nft[]): TokenApproval[] {
  return [...Map.groupBy(nfts, ({ contract }) => contract)].flatMap(([contract, inside]) => {
    const collection = parseAddress(contract)
    if (!collection) return []
    return {
      collection,
      collectionName: inside[0]?.collectionName ?? '',
      operator,
      tokens: inside.map((nft) => ({ tokenId: BigInt(nft.tokenId), name: petTitle(nft) })),
      isAllEnough: true,
      use: 'box',
    } as const
  })
}

type Removal = { nfts: readonly BoxNft[]; positions: readonly bigint[]; means: string }

/** Returns the chosen NFTs to those who put them in. */
export function removeNfts(changed: ChangedBox, { nfts, positions, means }: Removal): TxPlan {
  return manageBox(changed, {
    title: { key: 'boxManagement.removePlan', values: { count: nfts.length, name: changed.name } },
    functionName: 'removeNfts',
    args: [positions],
    means,
    items: nfts.map((nft) => ({
      ...itemOf(nft),
      rows: [{ label: { key: 'boxManagement.backTo' }, value: { kind: 'address', address: nft.owner } }],
    })),
  })
}

/** Returns NFTs to those who put them in, beginning with the last. */
export function returnNfts(changed: ChangedBox, count: number, means: string): TxPlan {
  return manageBox(changed, {
    title: { key: 'boxManagement.returnPlan', values: { count, name: changed.name } },
    functionName: 'returnNfts',
    args: [BigInt(count)],
    means,
  })
}

type Shown = Pick<Nft, 'id' | 'title' | 'tokenId' | 'url'>

function itemOf(nft: Shown): Omit<PlanItem, 'rows'> {
  return { id: nft.id, name: petTitle(nft), picture: nft.url ?? '/favicon.svg' }
}
