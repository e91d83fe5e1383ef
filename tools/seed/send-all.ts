import { createWalletClient, http, type LocalAccount } from 'viem'

import { rpc } from '../stack/anvil.ts'
import { readerOf } from '../stack/mint.ts'

type Hex = `0x${string}`

/** One transaction of somebody. */
export type Act = { from: LocalAccount; to: Hex; data: Hex; value?: bigint; gas?: bigint }

/** More than most of these take. */
const GAS = 500_000n

/** Sends everything at once, each account's in order, and waits for the last. Returns its block. */
export async function sendAll(rpcUrl: string, acts: readonly Act[]): Promise<number> {
  const reader = readerOf(rpcUrl)
  const [chainId, gasPrice] = await Promise.all([reader.getChainId(), reader.getGasPrice()])
  const sent: Hex[] = []
  for (const account of new Map(acts.map(({ from }) => [from.address, from])).values()) {
    const wallet = createWalletClient({ account, transport: http(rpcUrl) })
    let nonce = await reader.getTransactionCount({ address: account.address, blockTag: 'pending' })
    for (const { to, data, value = 0n, gas = GAS } of acts.filter(
      ({ from }) => from.address === account.address,
    )) {
      const signed = await wallet.signTransaction({
        chain: null,
        chainId,
        type: 'eip1559',
        to,
        data,
        value,
        nonce: nonce++,
        gas,
        maxFeePerGas: gasPrice * 2n,
        maxPriorityFeePerGas: 1_000_000_000n,
      })
      sent.push(await reader.sendRawTransaction({ serializedTransaction: signed }))
    }
  }
  // Nobody waits for the clock: a block is made as often as it takes.
  for (let blocks = 0; blocks < sent.length; blocks++) {
    await rpc(rpcUrl, 'evm_mine')
    if ((await pendingIn(rpcUrl)) === 0) break
  }
  const receipts = await Promise.all(
    sent.map((hash) => reader.waitForTransactionReceipt({ hash, timeout: 60_000 })),
  )
  const refused = receipts.find(({ status }) => status !== 'success')
  if (refused) throw new Error(`a step of the seed was turned down: ${refused.transactionHash}`)
  return Math.max(
    Number(await reader.getBlockNumber()),
    ...receipts.map(({ blockNumber }) => Number(blockNumber)),
  )
}

async function pendingIn(rpcUrl: string): Promise<number> {
  const { pending } = (await rpc(rpcUrl, 'txpool_status')) as { pending: string }
  return Number(pending)
}
