import type { Scale } from './shape.ts'
import { addressOf, collectionKey, mixed, nftKey, OWN_COIN, ownerOf } from './shape.ts'

/** `known` is the tag of a reply that the caller has. */
export type Asked = { kind: string; method: 'GET' | 'POST'; path: string; body?: object; known?: string }

const LIST = '/api/main/open/nft/nftsV2'

/** Requests of users, by page. Each takes a seed and requests something else with the next. */
export const kinds: Readonly<Record<string, (seed: number, scale: Scale) => Omit<Asked, 'kind'>>> = {
  list: () => ({ method: 'POST', path: LIST, body: {} }),
  'list, further on': (seed, { nfts }) => ({
    method: 'POST',
    path: LIST,
    body: { cursor: String(1 + (mixed(seed) % nfts)), pageSize: 48 },
  }),
  'list by price': (seed, scale) => ({
    method: 'POST',
    path: LIST,
    body: { collection: contractOf(seed, scale), status: 'listed', sort: 'price_low' },
  }),
  'list between prices': (seed) => ({
    method: 'POST',
    path: LIST,
    body: { minPrice: `${1 + (mixed(seed) % 50)}00000000000000000`, sort: 'price_low', coin: OWN_COIN },
  }),
  'list by trait': (seed, scale) => ({
    method: 'POST',
    path: LIST,
    body: {
      collection: contractOf(seed, scale),
      traits: [{ type: 'species', value: `species-${mixed(seed + 1) % 12}` }],
    },
  }),
  'list newly listed': () => ({ method: 'POST', path: LIST, body: { sort: 'listed' } }),
  'list of an owner': (seed, scale) => ({
    method: 'POST',
    path: LIST,
    body: { owner: ownerOf(1 + (mixed(seed) % scale.nfts), scale) },
  }),
  detail: (seed, scale) => ({
    method: 'GET',
    path: `/api/main/open/nft/detail/${nftKey(1 + (mixed(seed) % scale.nfts), scale)}`,
  }),
  collection: (seed, scale) => ({
    method: 'GET',
    path: `/api/main/nft/nftCollection/${collectionKey(mixed(seed) % scale.collections)}`,
  }),
  'collection activity': (seed, scale) => ({
    method: 'GET',
    path: `/api/app/collections/activity/${collectionKey(mixed(seed) % scale.collections)}`,
  }),
  'search, Latin': (seed) => ({
    method: 'POST',
    path: LIST,
    body: { search: ['otter', 'velvet fox', 'hedgehog', `#${mixed(seed) % 9_999}`][seed % 4] },
  }),
  'search, CJK': (seed) => ({
    method: 'POST',
    path: LIST,
    body: { search: ['雲朵', '月', '夕焼け', 'うさぎ'][seed % 4] },
  }),
  'search collections': (seed) => ({
    method: 'GET',
    path: `/api/v2/CollectionV3/SearchCollection?key=${encodeURIComponent(['club', '抹茶', 'panda'][seed % 3] ?? '')}`,
  }),
  home: () => ({ method: 'GET', path: '/api/app/home' }),
}

/** The share of each in percent: lists and details are most of the traffic. */
const shares: Readonly<Record<string, number>> = {
  list: 14,
  'list, further on': 10,
  'list by price': 10,
  'list between prices': 5,
  'list by trait': 6,
  'list newly listed': 4,
  'list of an owner': 4,
  detail: 26,
  collection: 6,
  'collection activity': 3,
  'search, Latin': 4,
  'search, CJK': 4,
  'search collections': 1,
  home: 3,
}

const hundred = Object.entries(shares).flatMap(([kind, share]) => Array.from({ length: share }, () => kind))

export function askedAt(seed: number, scale: Scale): Asked {
  return askedOf(hundred[mixed(seed * 3) % hundred.length] ?? 'list', seed, scale)
}

export function askedOf(kind: string, seed: number, scale: Scale): Asked {
  const make = kinds[kind]
  if (!make) throw new Error(`nobody asks for "${kind}"`)
  return { kind, ...make(seed, scale) }
}

function contractOf(seed: number, { collections }: Scale): string {
  return addressOf(1_000_000_000 + (mixed(seed) % collections))
}
