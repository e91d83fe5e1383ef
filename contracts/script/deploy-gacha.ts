import type { Account, Address, PublicClient, Transport, WalletClient } from 'viem'

import { artifact, type ArtifactName } from './artifact.ts'
import type { Deployed } from './deployed.ts'

type Deps = {
  reader: PublicClient
  wallet: WalletClient<Transport, undefined, Account>
  place: (name: 'Gacha', make: () => Promise<Deployed>) => Promise<Deployed>
  send: (contract: ArtifactName, args: readonly unknown[]) => Promise<Deployed>
}

export type GachaInput = {
  roles: Address
  credits: Address
  market: Address
  randomness: Address
  /** The token that all machines take. */
  coin: Address
}

/** Deploys the gacha for its coin, and lists its pets on the market if the deployer is an admin; otherwise an admin does. */
export async function deployGacha(deps: Deps, input: GachaInput): Promise<Deployed> {
  const { reader, wallet, place, send } = deps
  const { roles, credits, market, randomness, coin } = input
  const gacha = await place('Gacha', () => send('Gacha', [roles, credits, randomness, coin]))
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
  if (status !== 'success') throw new Error(`listing the gacha pets failed: ${hash}`)
  return gacha
}
