import type { Address } from '@mofu/domain/address'
import type { BoxPlace } from '@mofu/domain/box-id'
import { limits } from '@mofu/domain/limits'
import { boxReport, boxSettings, myBoxes } from '@mofu/wire/boxes/management'
import { nftsV2 } from '@mofu/wire/market'
import type { Data } from '@mofu/wire/route'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call, callSigned } from '../../../api/call.ts'

export { readPositions } from '@mofu/chain/boxes/read-positions'

export type BoxSettings = NonNullable<Data<typeof boxSettings>['settings']>
export type ManagedBox = Data<typeof myBoxes>['list'][number]

/** Null where boxes are not deployed. */
export function settingsQuery(chainId: number) {
  return queryOptions({
    queryKey: ['boxes', 'settings', chainId],
    queryFn: async ({ signal }) =>
      (await call(boxSettings, { query: { chainId } }, { signal })).data.settings,
  })
}

export function myBoxesQuery(chainId: number, wallet: Address) {
  return queryOptions({
    queryKey: ['boxes', 'mine', chainId, wallet],
    queryFn: async ({ signal }) => {
      const { data, at } = await callSigned(myBoxes, { query: { chainId } }, { signal })
      return { list: data.list, block: at?.block }
    },
  })
}

export function reportQuery({ chainId, number }: BoxPlace, wallet: Address) {
  return queryOptions({
    queryKey: ['boxes', 'report', chainId, number, wallet],
    queryFn: async ({ signal }) => {
      const input = { params: { number }, query: { chainId } }
      const { data, at } = await callSigned(boxReport, input, { signal })
      return { ...data, block: at?.block }
    },
  })
}

const firstPage: string | undefined = undefined

/** The NFTs in a wallet that can be put into a box. */
export function walletNftsQuery(chainId: number, owner: Address) {
  return infiniteQueryOptions({
    queryKey: ['market', 'for-boxes', chainId, owner],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const body = { chainId, owner, pageSize: limits.nftPageMost, ...(cursor ? { cursor } : {}) }
      const { data, at } = await call(nftsV2, { body }, { signal })
      return { ...data, block: at?.block }
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
