import { lowerAddress } from '@mofu/domain/address'
import { seriesId } from '@mofu/domain/series-id'

import { mintSale, whitelistItem } from '../../../ponder.schema.ts'
import { type Change, type LogFacts, merge, put, set } from '../../change.ts'

type Hex = `0x${string}`

type Terms = {
  coin: Hex
  price: bigint
  limit: number
  allOpen: boolean
  merkleRoot: Hex
  treeUri: string
}

/** A sale began, or goes on under other terms: the event carries all of them. */
export function onSaleSet({ series, terms }: { series: bigint; terms: Terms }, log: LogFacts): Change[] {
  return [
    put(mintSale, {
      id: seriesId(log.chainId, log.contract, series),
      chainId: log.chainId,
      collection: log.contract,
      series: Number(series),
      ...terms,
      coin: lowerAddress(terms.coin),
      isOn: true,
      updatedBlock: log.block,
    }),
  ]
}

export function onSaleEnded({ series }: { series: bigint }, log: LogFacts): Change[] {
  return [
    set(mintSale, seriesId(log.chainId, log.contract, series), { isOn: false, updatedBlock: log.block }),
  ]
}

type Listed = { series: bigint; account: Hex; price: bigint; limit: bigint }

export function onListed({ series, account, price, limit }: Listed, log: LogFacts): Change[] {
  return [inSale(series, account, { price, limit: Number(limit) }, log)]
}

export function onSold(
  { series, buyer, usedCount }: { series: bigint; buyer: Hex; usedCount: bigint },
  log: LogFacts,
): Change[] {
  return [inSale(series, buyer, { usedCount: Number(usedCount) }, log)]
}

type Known = { price: bigint; limit: number } | { usedCount: number }

function inSale(series: bigint, account: Hex, known: Known, { chainId, contract, block }: LogFacts): Change {
  const saleId = seriesId(chainId, contract, series)
  const addr = lowerAddress(account)
  const nothing = { price: 0n, limit: 0, usedCount: 0 }
  return merge(
    whitelistItem,
    { id: `${saleId}-${addr}`, chainId, saleId, addr, ...nothing, ...known, updatedBlock: block },
    { ...known, updatedBlock: block },
  )
}
