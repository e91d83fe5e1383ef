import { exchangeAbi } from '@mofu/chain/exchange'
import { namesAbi } from '@mofu/chain/names'
import { pledgeAbi } from '@mofu/chain/pledge'
import { candleRanges, candleTimes } from '@mofu/domain/candle-ranges'
import { readerOf } from '@mofu/testkit/mint'
import { createClient } from '@mofu/wire/client'
import { candles, type Candle } from '@mofu/wire/exchange'
import { identities } from '@mofu/wire/names'
import pg from 'pg'
import { erc20Abi, zeroAddress } from 'viem'

import type { Facts } from './chance-truth.ts'
import { labels, saverAddresses, type SavingFloor } from './random-saver.ts'

const line = (...parts: readonly unknown[]): string => parts.map(String).join(' ').toLowerCase()

/** Names, pledges, shares and GBT from the contracts' own views. */
export async function savingsOnChain(floor: SavingFloor): Promise<Facts> {
  const { rpcUrl, pledge, exchange, gbt, collection, tokens } = floor
  const reader = readerOf(rpcUrl)
  const names = { address: floor.names, abi: namesAbi } as const
  const pledging = { address: pledge, abi: pledgeAbi } as const
  const pool = { address: exchange, abi: exchangeAbi } as const
  const shareId = BigInt(collection)
  const registered = await Promise.all(
    labels.map(async (label) => {
      const tokenId = await reader.readContract({ ...names, functionName: 'tokenIdOf', args: [label] })
      const found = await reader.readContract({ ...names, functionName: 'nameOf', args: [tokenId] })
      return found.expiry === 0n ? [] : [line(tokenId, label, found.holder, found.expiry)]
    }),
  )
  const primary = await Promise.all(
    saverAddresses.map(async (account) => {
      const args = [account] as const
      const name = await reader.readContract({ ...names, functionName: 'primaryNameOf', args })
      return name === '' ? [] : [line(account, name)]
    }),
  )
  const pledges = await Promise.all(
    tokens.map(async (tokenId) => {
      const args = [collection, tokenId] as const
      const one = await reader.readContract({ ...pledging, functionName: 'pledgeOf', args })
      if (one.from === zeroAddress) return []
      return [
        line(tokenId, one.from, one.time, one.sharesCount, one.feeAmount, one.redeemTime, one.discountAt),
      ]
    }),
  )
  const { held, circulating, fees, reserved } = await reader.readContract({
    ...pledging,
    functionName: 'poolOf',
    args: [collection],
  })
  const balances = await Promise.all(
    saverAddresses.map(async (account) => {
      const [shares, coins] = await Promise.all([
        reader.readContract({ ...pledging, functionName: 'balanceOf', args: [account, shareId] }),
        reader.readContract({ address: gbt, abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
      ])
      return line(account, shares, coins)
    }),
  )
  const [realBase, tokenReserve] = await Promise.all([
    reader.readContract({ ...pool, functionName: 'realBase' }),
    reader.readContract({ ...pool, functionName: 'tokenReserve' }),
  ])
  return {
    names: registered.flat().toSorted(),
    primary: primary.flat().toSorted(),
    pledges: pledges.flat().toSorted(),
    pools: [line(held, fees, reserved)],
    circulating: [line(circulating)],
    balances: balances.toSorted(),
    reserves: [line(realBase, tokenReserve)],
  }
}

const queries = {
  names: `select concat_ws(' ', token_id, label, owner, expiry) from app.name`,
  pledges: `select concat_ws(' ', token_id, "from", time, shares_count, fee_amount, redeem_time, discount_at)
    from app.pledge where status = 'held'`,
  pools: `select concat_ws(' ', held, fees, reserved) from app.pledge_pool`,
  circulating: `select coalesce(sum(case when "to" = $1 then -amount when "from" = $1 then amount else 0 end), 0)::text
    from app.share_transfer`,
  reserves: `select concat_ws(' ', real_base, token_reserve) from app.swap order by swap_order desc limit 1`,
} as const

const balances = `
  select concat_ws(' ', a.account,
    (select coalesce(sum(case when t."to" = a.account then t.amount else 0 end
        - case when t."from" = a.account then t.amount else 0 end), 0) from app.share_transfer t),
    (select coalesce(sum(case when t."to" = a.account then t.amount else 0 end
        - case when t."from" = a.account then t.amount else 0 end), 0) from app.gbt_transfer t))
  from unnest($1::text[]) a (account)`

/** The same from the tables that lists are served from, and the primary names as the API answers them. */
export async function savingsInIndex(databaseUrl: string, apiUrl: string): Promise<Facts> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const read = async (text: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query<string[]>({ text, values: [...values], rowMode: 'array' })
    return rows.map(([found = '']) => found.toLowerCase()).toSorted()
  }
  try {
    const accounts = saverAddresses.map((account) => account.toLowerCase())
    const { data } = await createClient({ baseUrl: apiUrl })(identities, {
      body: { addresses: [...accounts] },
    })
    return {
      names: await read(queries.names),
      primary: data.list.map(({ address, name }) => line(address, name)).toSorted(),
      pledges: await read(queries.pledges),
      pools: await read(queries.pools),
      circulating: await read(queries.circulating, [zeroAddress]),
      balances: await read(balances, [accounts]),
      reserves: await read(queries.reserves),
    }
  } finally {
    await client.end()
  }
}

type Candles = Readonly<Record<string, readonly Candle[]>>

/** The candles of each range, computed again from the exchange's own events. */
export async function candlesOfEvents({ rpcUrl, exchange }: SavingFloor): Promise<Candles> {
  const reader = readerOf(rpcUrl)
  const at = { address: exchange, abi: exchangeAbi } as const
  const events = await reader.getContractEvents({ ...at, fromBlock: 0n, strict: true })
  const times = new Map<bigint, number>()
  for (const { blockNumber } of events) {
    if (times.has(blockNumber)) continue
    const { timestamp } = await reader.getBlock({ blockNumber })
    times.set(blockNumber, Number(timestamp))
  }
  const trades = events.flatMap((event) => {
    const { eventName, blockNumber } = event
    const time = times.get(blockNumber) ?? 0
    if (eventName === 'Bought') {
      const { paid, fee, amount } = event.args
      return [{ time, price: ((paid - fee) * 10n ** 18n) / amount, volume: paid }]
    }
    if (eventName === 'Sold') {
      const { received, fee, amount } = event.args
      return [{ time, price: ((received + fee) * 10n ** 18n) / amount, volume: received + fee }]
    }
    return []
  })
  const { timestamp } = await reader.getBlock()
  const now = Number(timestamp)
  const ranges = candleRanges.map((range) => {
    const { seconds, step } = candleTimes[range]
    const since = Math.max(0, Math.floor((now - seconds) / step) * step)
    const bars = new Map<number, { prices: bigint[]; volume: bigint }>()
    for (const { time, price, volume } of trades) {
      if (time < since) continue
      const start = Math.floor(time / step) * step
      const bar = bars.get(start) ?? { prices: [], volume: 0n }
      bars.set(start, { prices: [...bar.prices, price], volume: bar.volume + volume })
    }
    const list = [...bars].map(([start, { prices, volume }]) => ({
      at: start,
      open: String(prices[0]),
      high: String(prices.reduce((most, price) => (price > most ? price : most))),
      low: String(prices.reduce((least, price) => (price < least ? price : least))),
      close: String(prices.at(-1)),
      volume: String(volume),
      swaps: prices.length,
    }))
    return [range, list.toSorted((a, b) => a.at - b.at)] as const
  })
  return Object.fromEntries(ranges)
}

/** The same, as the API answers it. */
export async function candlesInApi(apiUrl: string): Promise<Candles> {
  const call = createClient({ baseUrl: apiUrl })
  const ranges = await Promise.all(
    candleRanges.map(
      async (range) => [range, (await call(candles, { query: { range } })).data.list] as const,
    ),
  )
  return Object.fromEntries(ranges)
}
