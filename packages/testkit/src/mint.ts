import { collectionAbi } from '@mofu/chain/collections'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  http,
  type PublicClient,
  zeroAddress,
} from 'viem'

import { accountOf, type Person } from './accounts.ts'

type Hex = `0x${string}`

export type MintOrder = { collection: Hex; uri: string; royalty: number; fee: bigint; gas?: bigint }

/** More than a mint with a short URI takes; estimating each would double the time. */
const MINT_GAS = 400_000n

/** Without a cache: who waits for the block of a transaction must not be given the one before it. */
export function readerOf(rpcUrl: string): PublicClient {
  return createPublicClient({ transport: http(rpcUrl, { batch: true }), pollingInterval: 100, cacheTime: 0 })
}

/** Mints many tokens as one person concurrently, and waits for the last. Returns its block. */
export async function mintAs(rpcUrl: string, person: Person, orders: readonly MintOrder[]): Promise<number> {
  const reader = readerOf(rpcUrl)
  const account = accountOf(person)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const [chainId, first, gasPrice] = await Promise.all([
    reader.getChainId(),
    reader.getTransactionCount({ address: account.address, blockTag: 'pending' }),
    reader.getGasPrice(),
  ])
  const sign = ({ collection, uri, royalty, fee, gas = MINT_GAS }: MintOrder, index: number) =>
    wallet.signTransaction({
      chain: null,
      chainId,
      type: 'eip1559',
      to: collection,
      data: encodeFunctionData({
        abi: collectionAbi,
        functionName: 'mint',
        args: [account.address, uri, BigInt(royalty), { coin: zeroAddress, amount: fee }],
      }),
      value: fee,
      nonce: first + index,
      gas,
      maxFeePerGas: gasPrice * 2n,
      maxPriorityFeePerGas: 1_000_000_000n,
    })
  const signed = await Promise.all(orders.map(sign))
  // In one request: the client batches concurrent calls.
  const sent = await Promise.all(
    signed.map((serializedTransaction) => reader.sendRawTransaction({ serializedTransaction })),
  )
  const last = sent.at(-1)
  if (!last) return Number(await reader.getBlockNumber())
  const receipt = await reader.waitForTransactionReceipt({ hash: last, timeout: 60_000 })
  if (receipt.status !== 'success') throw new Error(`a mint of ${person} did not go through: ${last}`)
  return Number(receipt.blockNumber)
}
