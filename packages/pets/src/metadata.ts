import { petAlt } from './pet-alt.ts'
import { petOf } from './pet.ts'
import { kindLabels, traitLabel } from './trait-labels.ts'
import { traitKinds } from './traits.ts'

/** What wallets and marketplaces read behind an ERC-721 token's URI. */
export type PetMetadata = {
  readonly name: string
  readonly description: string
  readonly image: string
  readonly attributes: readonly { readonly trait_type: string; readonly value: string }[]
}

/** Keys are always in the same order, so the same pet gives the same bytes and the same content hash. */
export function metadataOf(number: number, imageUrl: string): PetMetadata {
  const { name, traits } = petOf(number)
  return {
    name,
    description: `${petAlt(number)} One of the 10,000 pets of Mofu.`,
    image: imageUrl,
    attributes: traitKinds.map((kind) => ({
      trait_type: kindLabels[kind],
      value: traitLabel(kind, traits[kind]),
    })),
  }
}
