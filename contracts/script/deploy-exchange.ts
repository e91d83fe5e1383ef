import { type Address, getAddress, type PublicClient, parseEther, zeroAddress } from 'viem'

import { artifact, type ArtifactName } from './artifact.ts'
import type { Deployed } from './deployed.ts'

/** Divided by the supply, this is the initial price: 0.0001 of the chain's native coin for 1 GBT. */
const virtualBase = parseEther('1000')
const supply = parseEther('10000000')

export type Deps = {
  reader: PublicClient
  place: (name: 'Exchange', make: () => Promise<Deployed>) => Promise<Deployed>
  send: (contract: ArtifactName, args: readonly unknown[]) => Promise<Deployed>
}

/** Deploys the exchange, whose base is the chain's native coin. The exchange deploys GBT and mints its whole supply. */
export async function deployExchange(
  { reader, place, send }: Deps,
  roles: Address,
  credits: Address,
): Promise<{ Exchange: Deployed; Gbt: Deployed }> {
  const exchange = await place('Exchange', () =>
    send('Exchange', [roles, credits, zeroAddress, virtualBase, supply]),
  )
  const { abi } = await artifact('Exchange')
  const gbt = await reader.readContract({ address: exchange.address, abi, functionName: 'token' })
  return {
    Exchange: exchange,
    Gbt: { address: getAddress(gbt as Address), block: exchange.block },
  }
}
