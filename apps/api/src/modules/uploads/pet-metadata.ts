import { metadataOf } from '@mofu/pets/metadata'
import { petOf } from '@mofu/pets/pet'
import { rarityOf, traitRarityOf } from '@mofu/pets/rarity'
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

type DrawnToken = { tokenUri: string; isOfMachine: boolean }

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

const PET_FILE = /^(\d{1,5})\.json$/
/** A collection with a base URI adds nothing but the number to it. */
const WORK_FILE = /^(\d{1,5})(?:\.json)?$/

/** The number in one of our token URIs, `{folder}{file}`. */
function numberIn(
  { folder, file, most }: { folder: string; file: RegExp; most: number },
  tokenUri: string,
): number | undefined {
  if (!tokenUri.startsWith(folder)) return undefined
  const number = Number(file.exec(tokenUri.slice(folder.length))?.[1])
  return number >= 1 && number <= most ? number : undefined
}

function petIn(mediaUrl: string, { tokenUri, isOfMachine }: DrawnToken): number | undefined {
  const pets = { folder: `${mediaUrl}/pets/`, file: PET_FILE, most: petCount }
  return isOfMachine ? numberIn(pets, tokenUri) : undefined
}

/** The place of one of the ten thousand by the rarity of its traits, 1 being the rarest; null for any other token. */
export function rarityRankOf(mediaUrl: string, token: DrawnToken): number | null {
  const pet = petIn(mediaUrl, token)
  return pet === undefined ? null : rarityOf(pet).rank
}

/**
 * Metadata behind a token URI of our own pictures: the generator knows it, nothing is fetched. A pet exists once, as the
 * token of the machine that it was pulled from: elsewhere its URI names no pet.
 */
export function readDrawnMetadata(mediaUrl: string, { tokenUri, isOfMachine }: DrawnToken): Read {
  const pet = petIn(mediaUrl, { tokenUri, isOfMachine })
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
  const work = numberIn({ folder: `${mediaUrl}/works/`, file: WORK_FILE, most: workCount }, tokenUri)
  if (work === undefined) return { state: 'elsewhere' }
  const { name, traits } = workOf(work)
  const { description, image } = workMetadataOf(work, workImageUrl(mediaUrl, work))
  // The published odds are those of the ten thousand.
  const shown = traitKinds.map((kind) => ({ type: kind, value: traits[kind], perTenThousand: null }))
  return { state: 'ready', title: name, description, mediaUrl: image, traits: shown }
}
