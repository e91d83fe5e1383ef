import { creditsAbi } from '@mofu/chain/credits'
import { createWalletClient, http, zeroAddress } from 'viem'

import { accountOf, type Person } from './accounts.ts'

type Hex = `0x${string}`

export type Ledger = { rpcUrl: string; address: Hex }

/** Credits some of the chain's native coin to a person, paid by another. Returns before it is mined. */
export async function credit(
  { rpcUrl, address }: Ledger,
  { from, to, amount }: { from: Person; to: Person; amount: bigint },
): Promise<Hex> {
  return createWalletClient({ account: accountOf(from), transport: http(rpcUrl) }).writeContract({
    chain: null,
    address,
    abi: creditsAbi,
    functionName: 'credit',
    args: [zeroAddress, accountOf(to).address, amount],
    value: amount,
  })
}

/** A person withdraws their credit in the chain's native coin. Returns before it is mined. */
export async function withdraw({ rpcUrl, address }: Ledger, person: Person): Promise<Hex> {
  const account = accountOf(person)
  return createWalletClient({ account, transport: http(rpcUrl) }).writeContract({
    chain: null,
    address,
    abi: creditsAbi,
    functionName: 'withdrawMany',
    args: [[zeroAddress], account.address],
  })
}
