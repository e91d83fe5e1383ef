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

/** More than a mint with a short URI takes; asking the chain for each would double the time. */
const MINT_GAS = 400_000n

export function readerOf(rpcUrl: string): PublicClient {
  return createPublicClient({ transport: http(rpcUrl, { batch: true }), pollingInterval: 100 })
}

/** Mints many tokens as one person, all under way at once, and waits for the last. Returns the block it is in. */
export async function mintAs(rpcUrl: string, person: Person, orders: readonly MintOrder[]): Promise<number> {
  const reader = readerOf(rpcUrl)
  const account = accountOf(person)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const [chainId, first, gasPrice] = await Promise.all([
    reader.getChainId(),
    reader.getTransactionCount({ address: account.address, blockTag: 'pending' }),
    reader.getGasPrice(),
  ])
  let last: Hex | undefined
  for (const [index, { collection, uri, royalty, fee, gas = MINT_GAS }] of orders.entries()) {
    const signed = await wallet.signTransaction({
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
    last = await reader.sendRawTransaction({ serializedTransaction: signed })
  }
  if (!last) return Number(await reader.getBlockNumber())
  const receipt = await reader.waitForTransactionReceipt({ hash: last, timeout: 60_000 })
  if (receipt.status !== 'success') throw new Error(`a mint of ${person} did not go through: ${last}`)
  return Number(receipt.blockNumber)
}
