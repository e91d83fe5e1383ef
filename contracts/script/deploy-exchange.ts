import { type Address, getAddress, type PublicClient, parseEther, zeroAddress } from 'viem'

import { artifact } from './artifact.ts'
import type { Deployed } from './deployed.ts'

/** Over the supply it is the first price: 0.0001 of the chain's own coin for 1 GBT. */
const virtualBase = parseEther('1000')
const supply = parseEther('10000000')

export type Hands = {
  reader: PublicClient
  place: (name: 'Exchange', make: () => Promise<Deployed>) => Promise<Deployed>
  send: (contract: string, args: readonly unknown[]) => Promise<Deployed>
}

/** The exchange, paid in the chain's own coin. It makes GBT itself, all there will ever be. */
export async function deployExchange(
  { reader, place, send }: Hands,
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
