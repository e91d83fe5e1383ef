import { rolesAbi } from '@mofu/chain/pledge'
import type { Address } from '@mofu/domain/address'
import { limits } from '@mofu/domain/limits'
import { searchCollection } from '@mofu/wire/collections'
import { nftsV2 } from '@mofu/wire/market'
import { pledgePools, pledges, sharesOf } from '@mofu/wire/pledge'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Client, parseAbi } from 'viem'
import { getCode, readContract } from 'viem/actions'

import { call } from '../../api/call.ts'
import { lacksFunction } from '../../parts/lacks-function.ts'
import { isContractCode } from './is-contract-code.ts'
import { addressOf, type PledgePlace } from './pledge-place.ts'

const firstPlace: string | undefined = undefined
const firstOrder: number | undefined = undefined

export type PledgeList = { state: 'held' | 'expired' | 'redeemed'; from?: string }

export function pledgesQuery(chainId: number, which: PledgeList) {
  return infiniteQueryOptions({
    queryKey: ['pledge', 'list', chainId, which],
    queryFn: async ({ signal, pageParam: after }) => {
      const { data, at } = await call(pledges, { query: { chainId, ...which, after } }, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime }
    },
    initialPageParam: firstPlace,
    getNextPageParam: ({ next }) => next,
  })
}

export function poolsQuery(chainId: number) {
  return queryOptions({
    queryKey: ['pledge', 'pools', chainId],
    queryFn: async ({ signal }) => {
      const { data, at } = await call(pledgePools, { query: { chainId } }, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime }
    },
  })
}

/** What an account holds, and how it came and went. */
export function sharesQuery(chainId: number, account: string) {
  return infiniteQueryOptions({
    queryKey: ['pledge', 'shares', chainId, account.toLowerCase()],
    queryFn: async ({ signal, pageParam: before }) => {
      const { data, at } = await call(
        sharesOf,
        { params: { account }, query: { chainId, before } },
        { signal },
      )
      return { ...data, block: at?.block }
    },
    initialPageParam: firstOrder,
    getNextPageParam: ({ next }) => next,
  })
}

type PetsPlace = { isHidden: boolean; cursor?: string }
const firstPets: PetsPlace = { isHidden: false }

/**
 * The pets of a collection in a wallet. An admin has set the collection up, so pets that somebody sent unasked, which
 * lists leave out, come after the others.
 */
export function walletPetsQuery(chainId: number, owner: string, collection: string) {
  return infiniteQueryOptions({
    queryKey: ['market', 'for-pledge', chainId, owner, collection],
    queryFn: async ({ signal, pageParam }) => {
      const read = async (place: PetsPlace) => {
        const { data, at } = await call(
          nftsV2,
          { body: { chainId, owner, collection, ...place } },
          { signal },
        )
        const next: PetsPlace | null = data.next === null ? null : { ...place, cursor: data.next }
        return { list: data.list, next, block: at?.block }
      }
      const page = await read(pageParam)
      if (page.next !== null || pageParam.isHidden) return page
      const hidden = await read({ isHidden: true })
      return { ...hidden, list: [...page.list, ...hidden.list] }
    },
    initialPageParam: firstPets,
    getNextPageParam: ({ next }) => next,
  })
}

export function collectionsQuery(chainId: number, key: string) {
  return queryOptions({
    queryKey: ['collections', 'for-pledge', chainId, key],
    queryFn: async ({ signal }) => {
      const query = { chainId, key, pageSize: limits.collectionPageDefault }
      return (await call(searchCollection, { query }, { signal })).data.list
    },
  })
}

const supplyAbi = parseAbi(['function isSupplyFixed() view returns (bool)'])

/** Whether no more tokens of a collection can be minted; a collection that does not say so proves nothing. */
export type Supply = 'fixed' | 'growing' | 'unproven'

export function supplyQuery(client: Client, chainId: number, collection: string) {
  return queryOptions({
    queryKey: ['pledge', 'supply', chainId, collection],
    queryFn: async (): Promise<Supply> => {
      const address = addressOf(collection)
      try {
        const isFixed = await readContract(client, { address, abi: supplyAbi, functionName: 'isSupplyFixed' })
        return isFixed ? 'fixed' : 'growing'
      } catch (error) {
        if (!lacksFunction(error)) throw error
        return 'unproven'
      }
    },
  })
}

/** Whether the contract lets a wallet change settings. */
export function isAdminQuery(client: Client, { chainId, roles }: PledgePlace, account: Address) {
  return queryOptions({
    queryKey: ['pledge', 'admin', chainId, account],
    queryFn: () =>
      readContract(client, { address: roles, abi: rolesAbi, functionName: 'isAdmin', args: [account] }),
  })
}

/** Whether there is a contract at an address: it may be unable to use what it is sent. */
export function isContractQuery(client: Client, chainId: number, address: Address | undefined) {
  return queryOptions({
    queryKey: ['pledge', 'is-contract', chainId, address],
    queryFn: async () => address !== undefined && isContractCode(await getCode(client, { address })),
  })
}
