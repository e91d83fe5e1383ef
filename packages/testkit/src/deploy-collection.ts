import { collectionFactoryAbi } from '@mofu/chain/collections'
import { createWalletClient, http, parseEventLogs, zeroHash } from 'viem'

import { accountOf, type Person } from './accounts.ts'
import { readerOf } from './mint.ts'

type Hex = `0x${string}`

/** Deploys a collection through the factory. Returns its address. */
export async function deployAs(
  rpcUrl: string,
  factory: Hex,
  person: Person,
  name: string,
  symbol: string,
): Promise<Hex> {
  const reader = readerOf(rpcUrl)
  const account = accountOf(person)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const value = await reader.readContract({
    address: factory,
    abi: collectionFactoryAbi,
    functionName: 'deployFee',
  })
  const hash = await wallet.writeContract({
    chain: null,
    address: factory,
    abi: collectionFactoryAbi,
    functionName: 'deploy',
    args: [{ name, symbol, creator: account.address, maxMint: 0n, isOpen: false, salt: zeroHash }],
    value,
  })
  const receipt = await reader.waitForTransactionReceipt({ hash })
  const [event] = parseEventLogs({
    abi: collectionFactoryAbi,
    eventName: 'CollectionDeployed',
    logs: receipt.logs,
  })
  if (!event) throw new Error(`the collection ${name} was not made: ${hash}`)
  return event.args.collection
}
