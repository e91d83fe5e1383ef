import { auctionsAbi } from '@mofu/chain/auctions'
import { type LotStatus, lotStateAt, lotStates, minBid } from '@mofu/domain/lot-state'
import { readerOf } from '@mofu/testkit/mint'
import pg from 'pg'
import { zeroAddress } from 'viem'

import type { Facts } from './chance-truth.ts'
import type { PlayingFloor } from './playing-floor.ts'

const line = (...parts: readonly unknown[]): string => parts.map(String).join(' ').toLowerCase()

/** From the chain alone: the contract's view of each token's lot, and raw events for the history. */
export async function auctionFactsOfChain({
  rpcUrl,
  auctions,
  collection,
  tokens,
}: PlayingFloor): Promise<Facts> {
  const reader = readerOf(rpcUrl)
  const at = { address: auctions, abi: auctionsAbi } as const
  const events = await reader.getContractEvents({ ...at, fromBlock: 0n, strict: true })
  const open = await Promise.all(
    tokens.map(async (tokenId) => {
      const lot = await reader.readContract({ ...at, functionName: 'lotOf', args: [collection, tokenId] })
      if (lot.seller === zeroAddress) return []
      const times = [lot.start, lot.end, lotStates[lot.state - 1]]
      return [line(tokenId, lot.seller, lot.coin, ...times, lot.bidder, lot.amount, lot.minBid, lot.feeRate)]
    }),
  )
  const history = events.flatMap((event) => {
    const { eventName: name } = event
    if (name === 'LotCreated') {
      const { tokenId, seller, reserve, start } = event.args
      return [line('created', tokenId, seller, reserve, start)]
    }
    if (name === 'LotBid') {
      const { tokenId, bidder, amount, end } = event.args
      return [line('bid', tokenId, bidder, amount, end)]
    }
    if (name === 'LotSettled') {
      const { tokenId, winner, price, fee, creator, royalty } = event.args
      return [line('sold', tokenId, winner, price, fee, creator, royalty)]
    }
    if (name === 'LotReturned') return [line('returned', event.args.tokenId, event.args.seller)]
    if (name === 'BidReclaimed') return [line('reclaimed', event.args.tokenId, event.args.amount)]
    return []
  })
  return { lots: open.flat().toSorted(), lotHistory: history.toSorted() }
}

const history = `
  select concat_ws(' ', 'created', token_id, seller, reserve, start_at) from app.lot
  union all
  select concat_ws(' ', 'bid', l.token_id, b.bidder, b.amount, b.end_at)
    from app.lot_bid b join app.lot l on l.id = b.lot_id
  union all
  select concat_ws(' ', 'sold', token_id, bidder, amount, fee, creator, royalty) from app.lot where status = 'sold'
  union all
  select concat_ws(' ', 'returned', token_id, seller) from app.lot where status in ('returned', 'cancelled')
  union all
  select concat_ws(' ', 'reclaimed', token_id, reclaimed) from app.lot where reclaimed is not null`

type LotRow = Record<'token_id' | 'seller' | 'coin' | 'reserve' | 'start_at' | 'end_at', string> &
  Record<'bidder' | 'amount' | 'reclaimed', string | null> & { fee_rate: number; status: LotStatus }

/** The same facts from the tables that lists are served from, at a time. */
export async function auctionFactsOfTables(databaseUrl: string, time: number): Promise<Facts> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<LotRow>(`select * from app.lot where status = 'open'`)
    const { rows: recorded } = await client.query<string[]>({ text: history, rowMode: 'array' })
    return {
      lots: rows.map((row) => lotLine(row, time)).toSorted(),
      lotHistory: recorded.map(([text = '']) => text.toLowerCase()).toSorted(),
    }
  } finally {
    await client.end()
  }
}

/** State and least bid depend on the time and the highest bid, by the rules that the API applies. */
function lotLine(row: LotRow, time: number): string {
  const lot = { startAt: Number(row.start_at), endAt: Number(row.end_at), status: row.status }
  // A reclaimed bid stays the lot's amount on chain, without a bidder.
  const reserve = BigInt(row.reclaimed ?? row.reserve)
  const amount = row.amount === null ? null : BigInt(row.amount)
  const times = [row.start_at, row.end_at, lotStateAt(lot, time)]
  const bids = [row.bidder ?? zeroAddress, amount ?? reserve, minBid({ reserve, amount })]
  return line(row.token_id, row.seller, row.coin, ...times, ...bids, row.fee_rate)
}
