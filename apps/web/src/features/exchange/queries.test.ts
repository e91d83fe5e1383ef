import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createClient, custom } from 'viem'
import { expect, test } from 'vitest'

import { nativeCoin } from './exchange-place.ts'
import { type ExchangeState, stateQuery } from './queries.ts'

const place = (chainId: number) => ({
  chainId,
  exchange: '0x00000000000000000000000000000000000000aa' as const,
  gbt: { address: nativeCoin, symbol: 'GBT', decimals: 18 },
  coins: [],
})
/** A chain that never answers. */
const silent = createClient({ transport: custom({ request: () => new Promise(() => undefined) }) })

test('a quote of one chain is not offered on another while that one is read; a new block keeps it', () => {
  const client = new QueryClient()
  const here = stateQuery(silent, place(1), 7)
  const state: ExchangeState = {
    pool: { realBase: 1n, virtualBase: 1n, tokenReserve: 1n, totalSupply: 1n, feeRate: 0n },
    base: { address: nativeCoin, symbol: 'ETH', decimals: 18 },
    feeRecipient: nativeCoin,
    isPaused: false,
    blockTime: 1,
  }
  client.setQueryData(here.queryKey, state)
  const screen = new QueryObserver<ExchangeState>(client, here as never)
  expect(screen.getCurrentResult().data).toBe(state)
  screen.setOptions(stateQuery(silent, place(1), 8) as never)
  expect(screen.getCurrentResult().data).toBe(state)
  screen.setOptions(stateQuery(silent, place(2), 8) as never)
  expect(screen.getCurrentResult().data).toBeUndefined()
  client.clear()
})
