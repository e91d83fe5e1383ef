import { parseAddress } from '@mofu/domain/address'
import { type NftSort, nftSorts } from '@mofu/domain/nft-sorts'

export const mediaTypes = ['IMAGE', 'VIDEO', 'audio'] as const

const myTabs = ['hidden', 'liked'] as const
export type MyTab = (typeof myTabs)[number]

export type ChosenTrait = { type: string; value: string }

/** The filters of the list in the page's address: a link shows the same list to everybody. */
export type ListSearch = {
  collection?: string
  type?: 'my'
  /** With `type=my`: pets that were sent to me, or pets I like. */
  tab?: MyTab
  q?: string
  status?: 'listed'
  coin?: string
  /** Prices as people write them, in whole coins. */
  min?: string
  max?: string
  media?: (typeof mediaTypes)[number]
  sort?: NftSort
  /** `type:value,type:value`, each part escaped. */
  traits?: string
}

/** The filters without whose pets they choose from. */
export type PetFilters = Omit<ListSearch, 'collection' | 'type' | 'tab'>

/** The props of a component that shows or changes the filters. */
export type ListProps = { search: ListSearch; onSearch: (search: ListSearch) => void }

const price = /^\d{1,20}(\.\d{1,18})?$/

/** What can be in the address of any list of pets. */
type Given = Partial<Record<keyof ListSearch, string>>

/** Reads the valid parameters and drops the rest. */
export function readListSearch(search: Given): ListSearch {
  const collection = parseAddress(search.collection ?? '')
  const tab = myTabs.find((one) => one === search.tab)
  const { sort, traits, ...filters } = readFilters(search)
  return {
    ...(collection ? { collection } : {}),
    ...(search.type === 'my' ? { type: 'my' } : {}),
    ...(search.type === 'my' && tab ? { tab } : {}),
    ...filters,
    ...(sort && sort !== 'newest' ? { sort } : {}),
    ...(collection && traits ? { traits } : {}),
  }
}

/** The filters alone. */
export function readFilters(search: Given): PetFilters {
  const coin = parseAddress(search.coin ?? '')
  const media = mediaTypes.find((one) => one === search.media)
  const sort = nftSorts.find((one) => one === search.sort)
  const q = search.q?.trim().slice(0, 100)
  const traits = writeTraits(readTraits(search.traits))
  return {
    ...(q ? { q } : {}),
    ...(search.status === 'listed' ? { status: 'listed' } : {}),
    ...(coin ? { coin } : {}),
    ...(price.test(search.min ?? '') ? { min: search.min ?? '' } : {}),
    ...(price.test(search.max ?? '') ? { max: search.max ?? '' } : {}),
    ...(media ? { media } : {}),
    ...(sort ? { sort } : {}),
    ...(traits === '' ? {} : { traits }),
  }
}

export function withoutFilters(search: ListSearch, ...keys: (keyof ListSearch)[]): ListSearch {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !keys.some((key) => key === name)))
}

export function readTraits(text = ''): ChosenTrait[] {
  return text.split(',').flatMap((pair) => {
    const [type, value, ...rest] = pair.split(':').map(unescaped)
    return type && value && rest.length === 0 ? [{ type, value }] : []
  })
}

export function writeTraits(traits: readonly ChosenTrait[]): string {
  return traits.map(({ type, value }) => `${encodeURIComponent(type)}:${encodeURIComponent(value)}`).join(',')
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
