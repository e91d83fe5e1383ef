import type { Database } from '@mofu/db/connect'
import { limits } from '@mofu/domain/limits'
import { readSearchQuery, type SearchQuery } from '@mofu/domain/search-query'

import { type ProductCard, searchProducts } from '../mall/index.ts'
import { listNftsWithIds, type Nft } from '../market/index.ts'
import { listIdentities } from '../names/index.ts'
import type { FoundCollection, FoundName, FoundPerson, FoundShop } from './found.ts'
import {
  listAddresses,
  listCollectionsByAddress,
  listCollectionsByName,
  listIdsByNumber,
  listIdsByTitle,
  listNamesByLabel,
  listShopsByName,
} from './store.ts'

export type FoundAll = {
  pets: Nft[]
  collections: FoundCollection[]
  names: FoundName[]
  people: FoundPerson[]
  products: ProductCard[]
  shops: FoundShop[]
}

type Input = { chainId: number; time: number; typed: string }

const most = limits.searchOthers

/** A few of each kind, the best first. Nothing that is hidden, taken down, off sale or expired. */
export async function searchAll(db: Database, { chainId, time, typed }: Input): Promise<FoundAll> {
  const query = readSearchQuery(typed)
  const { text, label } = query
  const [pets, collections, { names, people }, products, shops] = await Promise.all([
    findPets(db, chainId, query),
    findCollections(db, chainId, query),
    findNames(db, { chainId, time, label }).then(async (found) => ({
      names: found,
      people: await findPeople(db, { chainId, time }, { names: found, addresses: query.addresses }),
    })),
    findProducts(db, text),
    listShopsByName(db, { text, most }),
  ])
  return { pets, collections, names, people, products, shops }
}

/** By number first: who types one means it. */
async function findPets(db: Database, chainId: number, { text, numbered }: SearchQuery): Promise<Nft[]> {
  const asked = { chainId, most: limits.searchPets }
  const [byNumber, byTitle] = await Promise.all([
    numbered === undefined ? [] : listIdsByNumber(db, { ...asked, ...numbered }),
    listIdsByTitle(db, { ...asked, text }),
  ])
  const ids = [...new Set([...byNumber, ...byTitle])].slice(0, limits.searchPets)
  if (ids.length === 0) return []
  const found = new Map((await listNftsWithIds(db, ids)).map((nft) => [nft.id, nft]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

function findCollections(
  db: Database,
  chainId: number,
  { text, addresses }: SearchQuery,
): Promise<FoundCollection[]> {
  return addresses
    ? listCollectionsByAddress(db, { chainId, ...addresses, most })
    : listCollectionsByName(db, { chainId, text, most })
}

async function findNames(
  db: Database,
  { chainId, time, label }: { chainId: number; time: number; label: string | undefined },
): Promise<FoundName[]> {
  return label === undefined ? [] : listNamesByLabel(db, { chainId, label, time, most })
}

/** By address, or by the names found. A whole address is always somebody's. */
async function findPeople(
  db: Database,
  at: { chainId: number; time: number },
  { names, addresses }: { names: readonly FoundName[]; addresses: SearchQuery['addresses'] },
): Promise<FoundPerson[]> {
  const accounts = new Set(names.flatMap(({ primaryOf }) => primaryOf ?? []))
  if (addresses?.from === addresses?.to && addresses) accounts.add(addresses.from)
  else if (addresses)
    for (const account of await listAddresses(db, { ...addresses, most })) accounts.add(account)
  const shown = [...accounts].slice(0, most)
  if (shown.length === 0) return []
  const known = new Map(
    (await listIdentities(db, { ...at, accounts: shown })).map((one) => [one.address, one]),
  )
  return shown.map((address) => {
    const identity = known.get(address)
    return { address, name: identity?.name ?? null, picture: identity?.avatar?.url ?? null }
  })
}

async function findProducts(db: Database, keyword: string): Promise<ProductCard[]> {
  const { list } = await searchProducts(db, {
    keyword,
    categoryId: 0,
    shopId: undefined,
    priceFrom: undefined,
    priceTo: undefined,
    isInStock: false,
    order: { by: 'popular', isDescending: true },
    page: 1,
    pageSize: most,
    cursor: undefined,
  })
  return list
}
