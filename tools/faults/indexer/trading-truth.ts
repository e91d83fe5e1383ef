import { collectionAbi } from '@mofu/chain/collections'
import { marketAbi, marketLensAbi } from '@mofu/chain/market'
import { accountOf } from '@mofu/testkit/accounts'
import { readerOf } from '@mofu/testkit/mint'
import pg from 'pg'

import { traders, type TradingFloor } from './random-trader.ts'

type Hex = `0x${string}`

/** What users read of the market, computed in one of two ways. Amounts as digits, so that nothing is rounded. */
export type Figures = {
  /** Token, holder, ask price if it can be bought, last sale. */
  tokens: { token: string; holder: string; asked: string | null; lastSale: string | null }[]
  bids: string[]
  collectionOffers: string[]
  sales: number
  /** How many of them into collection offers. */
  soldIntoOffers: number
  floor: string | null
  volume: string
  holders: number
  listed: number
}

/** The lens's state for an ask that can be bought. */
const OPEN = 2

/** From the chain alone: current contract state, and raw events for the history. */
export async function figuresOfChain(
  { rpcUrl, market, collection, tokens }: TradingFloor,
  lens: Hex,
): Promise<Figures> {
  const reader = readerOf(rpcUrl)
  const [views, events] = await Promise.all([
    reader.readContract({
      address: lens,
      abi: marketLensAbi,
      functionName: 'asks',
      args: [tokens.map((tokenId) => ({ collection, tokenId }))],
    }),
    reader.getContractEvents({ address: market, abi: marketAbi, fromBlock: 0n }),
  ])
  const sales = events.flatMap((event) =>
    event.eventName === 'AskFilled' ||
    event.eventName === 'BidAccepted' ||
    event.eventName === 'CollectionOfferAccepted'
      ? [
          {
            tokenId: event.args.tokenId,
            price: event.args.price ?? 0n,
            isIntoOffer: event.eventName === 'CollectionOfferAccepted',
          },
        ]
      : [],
  )
  const rows = await Promise.all(
    tokens.map(async (tokenId, index) => {
      const holder = await reader.readContract({
        address: collection,
        abi: collectionAbi,
        functionName: 'ownerOf',
        args: [tokenId],
      })
      const view = views[index]
      return {
        token: String(tokenId),
        holder: holder.toLowerCase(),
        asked: view?.state === OPEN ? String(view.ask.price) : null,
        lastSale: digits(sales.findLast((sale) => sale.tokenId === tokenId)?.price),
      }
    }),
  )
  const bids = await Promise.all(
    tokens.flatMap((tokenId) =>
      traders.map(async (person) => {
        const bidder = accountOf(person).address
        const args = [collection, tokenId, bidder] as const
        const { price } = await reader.readContract({
          address: market,
          abi: marketAbi,
          functionName: 'bidOf',
          args,
        })
        return price === 0n ? [] : [`${tokenId} ${bidder.toLowerCase()} ${price}`]
      }),
    ),
  )
  const offers = await Promise.all(
    traders.map(async (person) => {
      const offerer = accountOf(person).address
      const { price, quantity } = await reader.readContract({
        address: market,
        abi: marketAbi,
        functionName: 'collectionOfferOf',
        args: [collection, offerer],
      })
      return price === 0n ? [] : [`${offerer.toLowerCase()} ${price} × ${quantity}`]
    }),
  )
  return summed(rows, { bids: bids.flat(), offers: offers.flat() }, sales)
}

/** From the tables that lists are served from. */
export async function figuresOfTables(databaseUrl: string): Promise<Figures> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tokens } = await client.query<Figures['tokens'][number]>(
      `select token_id::text as token, owner as holder, price::text as asked, last_price::text as "lastSale"
       from app.nft order by token_id`,
    )
    const { rows: bids } = await client.query<{ line: string }>(
      `select split_part(nft_id, '-', 3) || ' ' || bidder || ' ' || price as line from app.bid where status = 'open'`,
    )
    const { rows: offers } = await client.query<{ line: string }>(
      `select offerer || ' ' || price || ' × ' || quantity as line from app.collection_offer where status = 'open'`,
    )
    const { rows: sales } = await client.query<{ price: string; kind: string }>(
      'select price::text, kind from app.sale',
    )
    const { rows: counted } = await client.query<{ wrong: string }>(
      `select count(*) as wrong from app.nft n where bid_count <>
         (select count(*) from app.bid b where b.nft_id = n.id and b.status = 'open')`,
    )
    if (counted[0]?.wrong !== '0') throw new Error(`${counted[0]?.wrong} pets count their bids wrong`)
    return summed(
      tokens,
      { bids: bids.map(({ line }) => line), offers: offers.map(({ line }) => line) },
      sales.map(({ price, kind }) => ({ price: BigInt(price), isIntoOffer: kind === 'collectionOffer' })),
    )
  } finally {
    await client.end()
  }
}

function summed(
  tokens: Figures['tokens'],
  { bids, offers }: { bids: readonly string[]; offers: readonly string[] },
  sales: readonly { price: bigint; isIntoOffer: boolean }[],
): Figures {
  const asked = tokens.flatMap((token) => (token.asked === null ? [] : [BigInt(token.asked)]))
  return {
    tokens,
    bids: bids.toSorted(),
    collectionOffers: offers.toSorted(),
    sales: sales.length,
    soldIntoOffers: sales.filter(({ isIntoOffer }) => isIntoOffer).length,
    floor: digits(asked.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))[0]),
    volume: String(sales.reduce((sum, { price }) => sum + price, 0n)),
    holders: new Set(tokens.map(({ holder }) => holder)).size,
    listed: asked.length,
  }
}

function digits(amount: bigint | undefined): string | null {
  return amount === undefined ? null : String(amount)
}
