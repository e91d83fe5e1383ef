import { createWalletClient, http, type LocalAccount } from 'viem'

import { rpc } from '../anvil.ts'
import { pendingIn } from '../mine-at-once.ts'
import { readerOf } from '../mint.ts'

type Hex = `0x${string}`

/** One transaction of a person. */
export type Act = { from: LocalAccount; to: Hex; data: Hex; value?: bigint; gas?: bigint }

/** More gas than most of these take. */
const GAS = 500_000n

/** Sends everything at once, in order per account, and waits for the last. Returns its block. */
export async function sendAll(rpcUrl: string, acts: readonly Act[]): Promise<number> {
  const reader = readerOf(rpcUrl)
  const [chainId, gasPrice] = await Promise.all([reader.getChainId(), reader.getGasPrice()])
  const sign = async (account: LocalAccount): Promise<Hex[]> => {
    const wallet = createWalletClient({ account, transport: http(rpcUrl) })
    const first = await reader.getTransactionCount({ address: account.address, blockTag: 'pending' })
    const own = acts.filter(({ from }) => from.address === account.address)
    return Promise.all(
      own.map(({ to, data, value = 0n, gas = GAS }, index) =>
        wallet.signTransaction({
          chain: null,
          chainId,
          type: 'eip1559',
          to,
          data,
          value,
          nonce: first + index,
          gas,
          maxFeePerGas: gasPrice * 2n,
          maxPriorityFeePerGas: 1_000_000_000n,
        }),
      ),
    )
  }
  const accounts = [...new Map(acts.map(({ from }) => [from.address, from])).values()]
  const signed = (await Promise.all(accounts.map(sign))).flat()
  // In one request: the client batches concurrent calls.
  const sent = await Promise.all(
    signed.map((serializedTransaction) => reader.sendRawTransaction({ serializedTransaction })),
  )
  // Mines blocks as needed, without waiting for the interval.
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
