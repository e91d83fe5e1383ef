import { boxesAbi } from '@mofu/chain/boxes'
import { randomnessAbi } from '@mofu/chain/randomness'
import type { Address } from '@mofu/domain/address'
import type { BoxPlace } from '@mofu/domain/box-id'
import type { BoxPhase } from '@mofu/domain/box-state'
import { boxById, boxDrawsOf, boxes, boxNfts, boxWhitelistItem } from '@mofu/wire/boxes'
import type { Data } from '@mofu/wire/route'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { readContract, simulateContract } from 'viem/actions'

import { call } from '../../api/call.ts'

/** What was read, the block up to which it is true, and that block's time. */
type ReadAtBlock = { block: number | undefined; blockTime: number | undefined }
export type BoxDetail = Data<typeof boxById>
export type BoxAtBlock = ReadAtBlock & { box: BoxDetail }
export type WhitelistItem = NonNullable<Data<typeof boxWhitelistItem>['item']>

const firstPage: number | undefined = undefined

export function boxListQuery(chainId: number, phase: BoxPhase | undefined) {
  return infiniteQueryOptions({
    queryKey: ['boxes', 'list', chainId, phase ?? 'all'],
    queryFn: async ({ signal, pageParam: before }) => {
      const { data, at } = await call(boxes, { query: { chainId, phase, before } }, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime }
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  })
}

export function boxQuery({ chainId, number }: BoxPlace) {
  return queryOptions({
    queryKey: ['boxes', 'box', chainId, number],
    queryFn: async ({ signal }): Promise<BoxAtBlock> => {
      const { data, at } = await call(boxById, { params: { number }, query: { chainId } }, { signal })
      return { box: data, block: at?.block, blockTime: at?.blockTime }
    },
  })
}

export function prizesQuery({ chainId, number }: BoxPlace, which: 'in' | 'drawn') {
  return infiniteQueryOptions({
    queryKey: ['boxes', 'prizes', chainId, number, which],
    queryFn: async ({ signal, pageParam: after }) => {
      const input = { params: { number }, query: { chainId, which, after } }
      const { data, at } = await call(boxNfts, input, { signal })
      return { ...data, block: at?.block }
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  })
}

/** Null if the account is not on the whitelist. */
export function whitelistItemQuery({ chainId, number }: BoxPlace, account: Address) {
  return queryOptions({
    queryKey: ['boxes', 'whitelist', chainId, number, account],
    queryFn: async ({ signal }) => {
      const input = { params: { number, account }, query: { chainId } }
      const { data, at } = await call(boxWhitelistItem, input, { signal })
      return { item: data.item, block: at?.block }
    },
  })
}

/** The draws of an account: in all boxes, or in one. */
export function drawsQuery(chainId: number, account: string, number?: number) {
  return infiniteQueryOptions({
    queryKey: ['boxes', 'draws', chainId, account.toLowerCase(), number ?? 'all'],
    queryFn: async ({ signal, pageParam: before }) => {
      const input = { params: { account }, query: { chainId, number, before } }
      const { data, at } = await call(boxDrawsOf, input, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime }
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  })
}

/** As many orders as fit well into a block. */
const SETTLE_MOST = 5

type Settling = { chainId: number; contract: Address; randomness: Address; number: number; round: number }

/** How many orders could be settled now, by anyone, and whether the first of them would be refunded. */
export function settleableQuery(client: Client, { chainId, contract, randomness, number, round }: Settling) {
  return queryOptions({
    queryKey: ['boxes', 'settleable', chainId, number, round],
    queryFn: async () => {
      const [{ result }, [, isOverdue]] = await Promise.all([
        simulateContract(client, {
          address: contract,
          abi: boxesAbi,
          functionName: 'settle',
          args: [BigInt(number), BigInt(SETTLE_MOST)],
        }),
        readContract(client, {
          address: randomness,
          abi: randomnessAbi,
          functionName: 'roundStatus',
          args: [BigInt(round)],
        }),
      ])
      return { count: Number(result), isOverdue }
    },
    refetchInterval: 5_000,
  })
}
