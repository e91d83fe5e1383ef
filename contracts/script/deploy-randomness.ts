import { hexToBigInt, type Hex, type PublicClient, slice } from 'viem'

import type { ArtifactName } from './artifact.ts'
import { developmentBeacon } from './beacon.ts'
import { type Deployed, developmentChainId } from './deployed.ts'
import { drawMargin } from './draw-margin.ts'

/** drand's evmnet, of the League of Entropy: a round every three seconds. */
const evmnet = {
  genesis: 1_727_521_075,
  period: 3,
  publicKey: keyOf(
    '0x07e1d1d335df83fa98462005690372c643340060d205306a9aa8106b6bd0b3820557ec32c2ad488e4d4f6008f89a346f18492092ccc0d594610de2732c8b808f0095685ae3a85ba243747b1b2f426049010f6b73a0cf1d389351d5aaaa1047f6297d3a4f9749b33eb2d904c9d9ebf17224150ddd7abd7567a9bec6c74480ee0b',
  ),
}

/** Only the developer builds blocks on a development chain, and wants to see the prize soon. */
const developmentMarginSeconds = 3

type Deps = {
  chainId: number
  reader: PublicClient
  place: (name: 'Randomness', make: () => Promise<Deployed>) => Promise<Deployed>
  send: (contract: ArtifactName, args: readonly unknown[]) => Promise<Deployed>
}

/** Deploys the randomness contract: for drand's evmnet, or for the development beacon on a development chain. */
export function deployRandomness({ chainId, reader, place, send }: Deps): Promise<Deployed> {
  const isDevelopment = chainId === developmentChainId
  const { genesis, period, publicKey } = isDevelopment ? developmentBeacon : evmnet
  return place('Randomness', async () => {
    const margin = isDevelopment ? developmentMarginSeconds : await drawMargin(reader, chainId)
    return send('Randomness', [genesis, period, margin, publicKey])
  })
}

function keyOf(key: Hex) {
  const part = (index: number) => hexToBigInt(slice(key, index * 32, (index + 1) * 32))
  return { xImaginary: part(0), xReal: part(1), yImaginary: part(2), yReal: part(3) }
}
