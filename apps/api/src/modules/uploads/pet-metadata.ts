import { metadataOf } from '@mofu/pets/metadata'
import { petOf } from '@mofu/pets/pet'
import { traitRarityOf } from '@mofu/pets/rarity'
import { petCount, traitKinds } from '@mofu/pets/traits'

type Read =
  | {
      state: 'ready'
      title: string
      description: string
      mediaUrl: string
      traits: { type: string; value: string; perTenThousand: number | null }[]
    }
  | { state: 'elsewhere' }

export function petImageUrl(mediaUrl: string, number: number): string {
  return `${mediaUrl}/pets/${number}/768.webp`
}

/** What a link to a token shows: the card of a pet of ours, else the picture as it is. */
export function shareCardOf(pictureUrl: string): string {
  return pictureUrl.replace(/\/pets\/(\d+)\/768\.webp$/, '/pets/$1/card.png')
}

/** The pet's number in a token URI of ours, `{mediaUrl}/pets/{number}.json`. */
function petNumber(mediaUrl: string, tokenUri: string): number | undefined {
  if (!tokenUri.startsWith(`${mediaUrl}/pets/`)) return undefined
  const number = Number(/^(\d{1,5})\.json$/.exec(tokenUri.slice(mediaUrl.length + '/pets/'.length))?.[1])
  return number >= 1 && number <= petCount ? number : undefined
}

/** Reads what stands behind a token URI of our own pets: the generator knows it, nothing is fetched. */
export function readPetMetadata(mediaUrl: string, tokenUri: string): Read {
  const number = petNumber(mediaUrl, tokenUri)
  if (number === undefined) return { state: 'elsewhere' }
  const { name, traits } = petOf(number)
  const { description, image } = metadataOf(number, petImageUrl(mediaUrl, number))
  return {
    state: 'ready',
    title: name,
    description,
    mediaUrl: image,
    traits: traitKinds.map((kind) => ({
      type: kind,
      value: traits[kind],
      perTenThousand: traitRarityOf(kind, traits[kind]).perTenThousand,
    })),
  }
}
