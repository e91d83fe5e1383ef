import type { Account, Address, PublicClient, Transport, WalletClient } from 'viem'

import { artifact } from './artifact.ts'
import type { Deployed } from './deployed.ts'

type Hands = {
  reader: PublicClient
  wallet: WalletClient<Transport, undefined, Account>
  place: (name: 'Gacha', make: () => Promise<Deployed>) => Promise<Deployed>
  send: (contract: string, args: readonly unknown[]) => Promise<Deployed>
}

export type GachaInput = { roles: Address; credits: Address; market: Address; randomness: Address }

/** The gacha machines, and their pets on the market: where the deployer may list them, else the house's owner does. */
export async function deployGacha(hands: Hands, input: GachaInput): Promise<Deployed> {
  const { reader, wallet, place, send } = hands
  const { roles, credits, market, randomness } = input
  const gacha = await place('Gacha', () => send('Gacha', [roles, credits, randomness]))
  const { abi: rolesAbi } = await artifact('Roles')
  const { abi } = await artifact('Market')
  const isAdmin = await reader.readContract({
    address: roles,
    abi: rolesAbi,
    functionName: 'isAdmin',
    args: [wallet.account.address],
  })
  const isListed = await reader.readContract({
    address: market,
    abi,
    functionName: 'isSupportedCollection',
    args: [gacha.address],
  })
  if (!isAdmin || isListed) return gacha
  const hash = await wallet.writeContract({
    address: market,
    abi,
    functionName: 'setCollection',
    args: [gacha.address, true],
    chain: null,
  })
  const { status } = await reader.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`the gacha pets were not listed: ${hash}`)
  return gacha
}
