import { metadataOf } from '@mofu/pets/metadata'
import { petOf } from '@mofu/pets/pet'
import { traitRarityOf } from '@mofu/pets/rarity'
import { petCount, traitKinds } from '@mofu/pets/traits'
import { workCount, workMetadataOf, workOf } from '@mofu/pets/work'

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

/** What a link to a token shows: the card of one of our pets, otherwise the picture itself. */
export function shareCardOf(pictureUrl: string): string {
  return pictureUrl.replace(/\/pets\/(\d+)\/768\.webp$/, '/pets/$1/card.png')
}

export function workImageUrl(mediaUrl: string, number: number): string {
  return `${mediaUrl}/works/${number}/768.webp`
}

/** The number in one of our token URIs, `{folder}{number}.json`. */
function numberIn(folder: string, tokenUri: string, most: number): number | undefined {
  if (!tokenUri.startsWith(folder)) return undefined
  const number = Number(/^(\d{1,5})\.json$/.exec(tokenUri.slice(folder.length))?.[1])
  return number >= 1 && number <= most ? number : undefined
}

/**
 * Metadata behind a token URI of our own pictures: the generator knows it, nothing is fetched. A pet exists once, as the
 * token of the machine that it was pulled from: elsewhere its URI names no pet.
 */
export function readDrawnMetadata(
  mediaUrl: string,
  { tokenUri, isOfMachine }: { tokenUri: string; isOfMachine: boolean },
): Read {
  const pet = isOfMachine ? numberIn(`${mediaUrl}/pets/`, tokenUri, petCount) : undefined
  if (pet !== undefined) {
    const { name, traits } = petOf(pet)
    const { description, image } = metadataOf(pet, petImageUrl(mediaUrl, pet))
    const shown = traitKinds.map((kind) => ({
      type: kind,
      value: traits[kind],
      perTenThousand: traitRarityOf(kind, traits[kind]).perTenThousand,
    }))
    return { state: 'ready', title: name, description, mediaUrl: image, traits: shown }
  }
  const work = numberIn(`${mediaUrl}/works/`, tokenUri, workCount)
  if (work === undefined) return { state: 'elsewhere' }
  const { name, traits } = workOf(work)
  const { description, image } = workMetadataOf(work, workImageUrl(mediaUrl, work))
  // The published odds are those of the ten thousand.
  const shown = traitKinds.map((kind) => ({ type: kind, value: traits[kind], perTenThousand: null }))
  return { state: 'ready', title: name, description, mediaUrl: image, traits: shown }
}
