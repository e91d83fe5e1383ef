import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import {
  type Abi,
  type Account,
  createWalletClient,
  http,
  parseEventLogs,
  type TransactionReceipt,
  zeroHash,
} from 'viem'

import { readerOf } from './mint.ts'

type Hex = `0x${string}`
type Call = { address: Hex; abi: Abi; functionName: string; args: readonly unknown[]; value?: bigint }

/** Sends a call as a person and waits until it is mined. */
export async function sendAs(rpcUrl: string, account: Account, call: Call): Promise<TransactionReceipt> {
  const reader = readerOf(rpcUrl)
  const hash = await createWalletClient({ account, transport: http(rpcUrl) }).writeContract({
    chain: null,
    ...call,
  })
  const receipt = await reader.waitForTransactionReceipt({ hash, timeout: 60_000 })
  if (receipt.status !== 'success') throw new Error(`${call.functionName} did not go through: ${hash}`)
  return receipt
}

export type NewCollection = {
  name: string
  symbol?: string
  maxMint?: bigint
  isOpen?: boolean
  salt?: Hex
}

/** Deploys a person's own collection. */
export async function deployCollection(
  { rpcUrl, factory }: { rpcUrl: string; factory: Hex },
  account: Account,
  { name, symbol = 'TEST', maxMint = 0n, isOpen = false, salt = zeroHash }: NewCollection,
): Promise<{ address: Hex; block: number; hash: Hex }> {
  const value = await readerOf(rpcUrl).readContract({
    address: factory,
    abi: collectionFactoryAbi,
    functionName: 'deployFee',
  })
  const receipt = await sendAs(rpcUrl, account, {
    address: factory,
    abi: collectionFactoryAbi,
    functionName: 'deploy',
    args: [{ name, symbol, creator: account.address, maxMint, isOpen, salt }],
    value,
  })
  const [event] = parseEventLogs({
    abi: collectionFactoryAbi,
    eventName: 'CollectionDeployed',
    logs: receipt.logs,
  })
  if (!event) throw new Error(`${name} was not made`)
  return {
    address: event.args.collection.toLowerCase() as Hex,
    block: Number(receipt.blockNumber),
    hash: receipt.transactionHash,
  }
}

/** Any call of a collection, as a person. Returns its block. */
export async function inCollection(
  rpcUrl: string,
  account: Account,
  address: Hex,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
): Promise<number> {
  const receipt = await sendAs(rpcUrl, account, { address, abi: collectionAbi, functionName, args, value })
  return Number(receipt.blockNumber)
}
