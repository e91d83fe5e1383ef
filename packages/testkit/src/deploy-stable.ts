import { artifact } from '@mofu/contracts/artifact'
import { createWalletClient, http } from 'viem'

import { accountOf, type Person } from './accounts.ts'
import { readerOf } from './mint.ts'

type Hex = `0x${string}`

/** Deploys one more test dollar, whose supply no other test shares. Anyone may mint it. */
export async function deployStable(rpcUrl: string, person: Person): Promise<Hex> {
  const { abi, bytecode } = await artifact('DevStable')
  const wallet = createWalletClient({ account: accountOf(person), transport: http(rpcUrl) })
  const hash = await wallet.deployContract({ chain: null, abi, bytecode })
  const { contractAddress } = await readerOf(rpcUrl).waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`the coin was not deployed: ${hash}`)
  return contractAddress
}
