import { readFile } from 'node:fs/promises'

import type { Abi, Hex } from 'viem'

/** Every contract that the deployment sends, or whose ABI it calls: each has a file in artifacts/. */
export const artifactNames = [
  'Auctions',
  'Boxes',
  'BoxesLens',
  'Collection',
  'CollectionFactory',
  'Credits',
  'DevPriceFeed',
  'DevStable',
  'Exchange',
  'Gacha',
  'Gbt',
  'MallCheckout',
  'Market',
  'MarketLens',
  'Names',
  'PaySplit',
  'PaySplitFactory',
  'Pledge',
  'Predictions',
  'Randomness',
  'Roles',
] as const

export type ArtifactName = (typeof artifactNames)[number]

export type Artifact = {
  contractName: string
  sourceName: string
  /** Enough to verify the deployed code with a block explorer. */
  compiler: { version: string; evmVersion: string; optimizerRuns: number; viaIR: boolean }
  abi: Abi
  bytecode: Hex
}

export const artifactsDir = new URL('../artifacts/', import.meta.url)

/** The committed artifact of a contract. `pnpm gen` writes it; `pnpm check generated` compiles again and compares. */
export async function artifact(name: ArtifactName): Promise<Artifact> {
  return JSON.parse(await readFile(new URL(`${name}.json`, artifactsDir), 'utf8')) as Artifact
}
