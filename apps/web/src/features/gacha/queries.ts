import { gachaAbi } from '@mofu/chain/gacha'
import { randomnessAbi } from '@mofu/chain/randomness'
import type { Address } from '@mofu/domain/address'
import { gachaMachineDetail, gachaMachineList, gachaPetsOf, gachaPullsOf } from '@mofu/wire/gacha'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Client, erc20Abi, zeroAddress, zeroHash } from 'viem'
import { getBlock, readContract } from 'viem/actions'

import { call } from '../../api/call.ts'
import type { GachaPlace } from './gacha-place.ts'
import { ORDERS_AT_ONCE, type Queue } from './queue-state.ts'

export function machinesQuery({ chainId, gacha }: GachaPlace) {
  return queryOptions({
    queryKey: ['gacha', 'machines', chainId, gacha],
    queryFn: ({ signal }) =>
      call(gachaMachineList, { query: { contractAddress: gacha, chainId } }, { signal }),
  })
}

type MachineQuestion = { place: GachaPlace; number: number; account: Address | undefined }

/** A machine, and what an address has of it: found by the address alone, so on any device. */
export function machineQuery({ place: { chainId, gacha }, number, account }: MachineQuestion) {
  return queryOptions({
    queryKey: ['gacha', 'machine', chainId, gacha, number, account ?? ''],
    queryFn: ({ signal }) =>
      call(
        gachaMachineDetail,
        {
          query: {
            collectionId: number,
            contractAddress: gacha,
            chainId,
            ...(account ? { userAddress: account } : {}),
          },
        },
        { signal },
      ),
  })
}

type OwnQuestion = { place: GachaPlace; number: number; account: Address }

const firstPage: number | undefined = undefined

export function ownPetsQuery({ place: { chainId, gacha }, number, account }: OwnQuestion) {
  return infiniteQueryOptions({
    queryKey: ['gacha', 'pets', chainId, gacha, number, account],
    queryFn: async ({ signal, pageParam: before }) => {
      const query = { collectionId: number, contractAddress: gacha, chainId, before }
      const { data, at } = await call(gachaPetsOf, { params: { account }, query }, { signal })
      return { ...data, block: at?.block }
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  })
}

export function ownPullsQuery({ place: { chainId, gacha }, number, account }: OwnQuestion) {
  return infiniteQueryOptions({
    queryKey: ['gacha', 'pulls', chainId, gacha, number, account],
    queryFn: async ({ signal, pageParam: before }) => {
      const query = { collectionId: number, contractAddress: gacha, chainId, before }
      const { data, at } = await call(gachaPullsOf, { params: { account }, query }, { signal })
      return { ...data, block: at?.block }
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  })
}

type BalanceQuestion = { chainId: number; coin: Address; account: Address; block: number }

/** Keyed by block: a balance may change with each. */
export function balanceQuery(client: Client, { chainId, coin, account, block }: BalanceQuestion) {
  return queryOptions({
    queryKey: ['gacha', 'balance', chainId, coin, account, block],
    queryFn: () =>
      readContract(client, { address: coin, abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
  })
}

/** Keyed by block, like the orders it reads. */
export function queueQuery(client: Client, place: GachaPlace, number: number, block: number) {
  return queryOptions({
    queryKey: ['gacha', 'queue', place.chainId, place.gacha, number, block],
    queryFn: () => readQueue(client, place, BigInt(number)),
  })
}

/** Orders can only be settled in order, regardless of who paid for them. Null while no pull is pending. */
async function readQueue(
  client: Client,
  { gacha, randomness }: GachaPlace,
  machine: bigint,
): Promise<Queue | null> {
  const contract = { address: gacha, abi: gachaAbi } as const
  const { settled, orders } = await readContract(client, {
    ...contract,
    functionName: 'machineOf',
    args: [machine],
  })
  const last = orders < settled + ORDERS_AT_ONCE ? orders : settled + ORDERS_AT_ONCE
  for (let orderId = settled; orderId < last; orderId += 1n) {
    const { owner, round } = await readContract(client, {
      ...contract,
      functionName: 'orderOf',
      args: [machine, orderId],
    })
    // A returned pet, which waits for no round of its own.
    if (owner === zeroAddress) continue
    const [[number, isOverdue], { timestamp }] = await Promise.all([
      readContract(client, {
        address: randomness,
        abi: randomnessAbi,
        functionName: 'roundStatus',
        args: [round],
      }),
      getBlock(client),
    ])
    return {
      order: Number(orderId),
      round: Number(round),
      isSubmitted: number !== zeroHash,
      isOverdue,
      now: Number(timestamp),
    }
  }
  return null
}
