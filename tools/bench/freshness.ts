import { setTimeout as wait } from 'node:timers/promises'

import { collectionAbi } from '@mofu/chain/collections'
import { accountOf } from '@mofu/testkit/accounts'
import { readerOf } from '@mofu/testkit/mint'
import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'
import { createWalletClient, http, zeroAddress } from 'viem'

import { type Figure, percentile } from './figure.ts'

const MINTS = 50
const GOAL_MS = 1_000

/** From the moment a block is visible on the chain to the first API response that contains its pet. */
export async function freshness(): Promise<Figure[]> {
  const stack = await startTestStack({ blockTime: 1 })
  try {
    const samples: number[] = []
    for (let index = 0; index < MINTS; index++) samples.push(await sample(stack, index))
    const [p50, p95] = [percentile(samples, 0.5), percentile(samples, 0.95)]
    console.log(`${MINTS} mints: p50 ${p50} ms, p95 ${p95} ms, slowest ${Math.max(...samples)} ms`)
    return [
      { what: 'freshness p95', value: `${p95} ms`, goal: `at most ${GOAL_MS} ms`, isReached: p95 <= GOAL_MS },
    ]
  } finally {
    await stack.stop()
  }
}

async function sample(stack: TestStack, index: number): Promise<number> {
  const reader = readerOf(stack.rpcUrl)
  const account = accountOf('hana')
  const wallet = createWalletClient({ account, transport: http(stack.rpcUrl) })
  const address = stack.contracts['DefaultCollection']?.address ?? '0x'
  const uri = `${stack.mediaUrl}/works/${index + 1}.json`
  const hash = await wallet.writeContract({
    chain: null,
    address,
    abi: collectionAbi,
    functionName: 'mint',
    args: [account.address, uri, 0n, { coin: zeroAddress, amount: 0n }],
  })
  // Polled every few milliseconds, which is the precision of the block's time.
  let block = 0
  while (block === 0) {
    const receipt = await reader.getTransactionReceipt({ hash }).catch(() => undefined)
    if (receipt) block = Number(receipt.blockNumber)
    else await wait(5)
  }
  const minedAt = Date.now()
  const call = createClient({ baseUrl: stack.apiUrl })
  for (;;) {
    const { data, at } = await call(nftsV2, { body: { pageSize: 1 } })
    if ((at?.block ?? 0) >= block && data.list[0]?.mintedBlock === block) return Date.now() - minedAt
    if (Date.now() - minedAt > 30_000) throw new Error(`the pet of block ${block} never came`)
    await wait(10)
  }
}
