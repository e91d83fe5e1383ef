import { candleRanges } from '@mofu/domain/candle-ranges'
import * as z from 'zod/mini'

import { route } from './route.ts'
import { address, count, integer } from './values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))

/** The contract's own views, all at one block. */
export const exchangeViews = route({
  service: 'app',
  method: 'GET',
  path: '/exchange/views',
  summary: 'What decides the price of GBT: reserves, prices, fee and coins, as the contract has them',
  query: z.object({ chainId }),
  data: z.object({
    block: z.int(),
    /** The GBT in the pool, and all GBT there is. */
    tokenReserve: integer,
    totalSupply: integer,
    /** In the base coin's smallest unit, as are the prices of one GBT. */
    realBase: integer,
    virtualBase: integer,
    currentPrice: integer,
    floorPrice: integer,
    /** In basis points. */
    feeRate: z.int(),
    feeRecipient: z.string(),
    /** The zero address is the chain's native coin. */
    baseToken: z.string(),
    baseSymbol: z.string(),
    baseDecimals: z.int(),
  }),
})

const swap = z.object({
  id: z.string(),
  side: z.enum(['buy', 'sell']),
  account: z.string(),
  /** The base coin that was paid, including the fee, or received, after the fee. */
  base: integer,
  fee: integer,
  /** The amount of GBT. */
  amount: integer,
  /** Of one GBT in the base coin, without the fee. */
  price: integer,
  at: z.int(),
  txHash: z.string(),
  order: z.int(),
})
export type Swap = z.output<typeof swap>

export const swaps = route({
  service: 'app',
  method: 'GET',
  path: '/exchange/swaps',
  summary: 'Swaps of the exchange, newest first: all, or those of an address',
  query: z.object({
    chainId,
    account: z.optional(address),
    /** The `order` of the last swap of the page before; absent for the first. */
    before: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
  }),
  data: z.object({ list: z.array(swap), hasMore: z.boolean() }),
})

/** `at` is the start of the bar, in seconds. Bars without a swap are left out. */
const candle = z.object({
  at: z.int(),
  open: integer,
  high: integer,
  low: integer,
  close: integer,
  /** In the base coin, including fees. */
  volume: integer,
  swaps: z.int(),
})
export type Candle = z.output<typeof candle>

export const candles = route({
  service: 'app',
  method: 'GET',
  path: '/exchange/candles',
  summary: 'The price of GBT over time, in bars',
  query: z.object({ chainId, range: z.enum(candleRanges) }),
  data: z.object({
    /** The length of a bar, in seconds. */
    step: z.int(),
    list: z.array(candle),
  }),
})

const holder = z.object({
  account: z.string(),
  amount: integer,
  /** If it is a contract of the platform, its name. */
  contract: z.nullable(z.string()),
})
export type Holder = z.output<typeof holder>

export const holders = route({
  service: 'app',
  method: 'GET',
  path: '/exchange/holders',
  summary: 'The accounts with the most GBT; without the exchange, whose GBT is for sale',
  query: z.object({ chainId }),
  data: z.object({
    list: z.array(holder),
    /** How many accounts have any. */
    total: z.int(),
  }),
})
