import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { seriesId } from '@mofu/domain/series-id'

import { mintPurchase, mintSale, whitelistItem } from '../../../schema/collections/launchpad.ts'
import { type Change, insert, type LogFacts, merge, put, set } from '../../change.ts'

type Hex = `0x${string}`

type Terms = {
  coin: Hex
  price: bigint
  limit: number
  allOpen: boolean
  merkleRoot: Hex
  treeUri: string
}

/** A sale started, or its terms changed: the event carries all of them. */
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

type Sold = {
  series: bigint
  buyer: Hex
  seller: Hex
  quantity: bigint
  coin: Hex
  price: bigint
  usedCount: bigint
}

export function onSold({ series, buyer, usedCount, ...sold }: Sold, log: LogFacts): Change[] {
  const { chainId, contract, block, logIndex } = log
  return [
    inSale(series, buyer, { usedCount: Number(usedCount) }, log),
    insert(mintPurchase, {
      id: `${chainId}-${block}-${logIndex}`,
      chainId,
      collection: contract,
      series: Number(series),
      seller: lowerAddress(sold.seller),
      buyer: lowerAddress(buyer),
      quantity: Number(sold.quantity),
      coin: lowerAddress(sold.coin),
      price: sold.price,
      soldOrder: logOrder(block, logIndex),
      at: log.at,
      txHash: log.txHash,
      updatedBlock: block,
    }),
  ]
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

export const launchpadHandlers = {
  SaleSet: onSaleSet,
  SaleEnded: onSaleEnded,
  Listed: onListed,
  Sold: onSold,
}
