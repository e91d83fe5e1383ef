import type { Address } from 'viem'

import type { ArtifactName } from './artifact.ts'
import type { Deployed } from './deployed.ts'

type Deps = {
  place: (name: 'Boxes' | 'BoxesLens', make: () => Promise<Deployed>) => Promise<Deployed>
  send: (contract: ArtifactName, args: readonly unknown[]) => Promise<Deployed>
}

export type BoxesInput = { roles: Address; credits: Address; market: Address; randomness: Address }

/** Deploys the blind boxes and their lens. The market's lists decide which NFT collections are allowed. */
export async function deployBoxes(
  { place, send }: Deps,
  { roles, credits, market, randomness }: BoxesInput,
): Promise<{ Boxes: Deployed; BoxesLens: Deployed }> {
  const boxes = await place('Boxes', () => send('Boxes', [roles, credits, market, randomness]))
  const lens = await place('BoxesLens', () => send('BoxesLens', [boxes.address]))
  return { Boxes: boxes, BoxesLens: lens }
}
