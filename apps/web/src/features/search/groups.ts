import { shortAddress } from '@mofu/domain/address'
import type { Language } from '@mofu/domain/languages'
import { textIn } from '@mofu/domain/local-text'
import type { Found } from '@mofu/wire/search'
import type { LinkProps } from '@tanstack/react-router'

import { petTitle } from '../../parts/pet-title.ts'

export type SearchLink = Pick<LinkProps, 'to' | 'params' | 'search'>

type Price =
  | { kind: 'coin'; amount: bigint; coin: string; decimals: number }
  | { kind: 'money'; amount: bigint; currency: string }

export type Hit = {
  key: string
  link: SearchLink
  title: string
  /** A name of what it belongs to, which is no text of ours. */
  detail: string
  /** How many tokens a collection has. */
  count?: number
  picture: string | null
  price?: Price | undefined
}

export type Group = {
  kind: 'pets' | 'collections' | 'names' | 'people' | 'products' | 'shops'
  hits: Hit[]
  /** The list that goes on with the same text. */
  all?: { label: 'all.pets' | 'all.names' | 'all.products'; link: SearchLink }
}

/** What was found as rows, by kind; kinds without any are left out. */
export function groupsOf(found: Found, text: string, language: Language): Group[] {
  const groups: Group[] = [
    { kind: 'pets', hits: found.pets.map(petHit), all: { label: 'all.pets', link: petsWith(text) } },
    { kind: 'collections', hits: found.collections.map(collectionHit) },
    {
      kind: 'names',
      hits: found.names.map(nameHit),
      all: { label: 'all.names', link: { to: '/pnslist', search: { q: text } } },
    },
    { kind: 'people', hits: found.people.map(personHit) },
    {
      kind: 'products',
      hits: found.products.map((product) => productHit(product, language)),
      all: { label: 'all.products', link: { to: '/mall', search: { q: text } } },
    },
    { kind: 'shops', hits: found.shops.map(shopHit) },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

/** The list of all pets with the text in their title. */
export function petsWith(text: string): SearchLink {
  return { to: '/list', search: { q: text } }
}

function petHit(nft: Found['pets'][number]): Hit {
  const { id, collectionName, nftType, url, poster = null, price, symbol, decimals } = nft
  const isPriced = price !== null && symbol !== null && decimals !== null
  return {
    key: `pet-${id}`,
    link: { to: '/detail/$id', params: { id } },
    title: petTitle(nft),
    detail: collectionName,
    picture: nftType === 'IMAGE' ? url : poster,
    price: isPriced ? { kind: 'coin', amount: BigInt(price), coin: symbol, decimals } : undefined,
  }
}

function collectionHit({ id, name, picture, nftCount }: Found['collections'][number]): Hit {
  const link: SearchLink = { to: '/collection-list/$id', params: { id } }
  return { key: `collection-${id}`, link, title: name, detail: '', count: nftCount, picture }
}

function nameHit({ id, name, owner }: Found['names'][number]): Hit {
  const link: SearchLink = { to: '/pnsdetail/$id', params: { id } }
  return { key: `name-${id}`, link, title: name, detail: shortAddress(owner), picture: null }
}

function personHit({ address, name, picture }: Found['people'][number]): Hit {
  const link: SearchLink = { to: '/owner/$address', params: { address } }
  const short = shortAddress(address)
  return {
    key: `person-${address}`,
    link,
    title: name ?? short,
    detail: name === null ? address : short,
    picture,
  }
}

function productHit(
  { id, title, picture, shop, priceFrom }: Found['products'][number],
  language: Language,
): Hit {
  return {
    key: `product-${id}`,
    link: { to: '/product/$id', params: { id: String(id) } },
    title: textIn(language, title),
    detail: shop.name,
    picture,
    price: { kind: 'money', amount: BigInt(priceFrom.amount), currency: priceFrom.currency },
  }
}

function shopHit({ id, name, logo }: Found['shops'][number]): Hit {
  const link: SearchLink = { to: '/mall/shop/$id', params: { id: String(id) } }
  return { key: `shop-${id}`, link, title: name, detail: '', picture: logo }
}
