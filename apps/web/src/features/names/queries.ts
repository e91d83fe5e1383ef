import { namesAbi } from '@mofu/chain/names'
import type { Address } from '@mofu/domain/address'
import type { NameFilter } from '@mofu/domain/name-filters'
import { nameTokenId } from '@mofu/domain/name-label'
import { commitmentStateAt, type CommitmentState, type NameState } from '@mofu/domain/name-state'
import { nftsV2 } from '@mofu/wire/market'
import { getMyFnsByAddress, nameDetail, names, nameSettings } from '@mofu/wire/names'
import { fnsReport } from '@mofu/wire/names/report'
import type { Data } from '@mofu/wire/route'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { getBlock, readContract } from 'viem/actions'

import { call } from '../../api/call.ts'
import type { NameCoin, NamesPlace } from './names-place.ts'
import { commitmentOf, type Registration, yearChoices } from './registration.ts'

export type ShownName = Data<typeof nameDetail>

const firstPlace: string | undefined = undefined
const PAGE = 24

export function namesQuery(chainId: number, filter: NameFilter, search: string) {
  return infiniteQueryOptions({
    queryKey: ['names', 'list', chainId, filter, search],
    queryFn: async ({ signal, pageParam: after }) => {
      const { data, at } = await call(names, { query: { chainId, filter, search, after } }, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime ?? 0 }
    },
    initialPageParam: firstPlace,
    getNextPageParam: ({ next }) => next,
  })
}

export function nameQuery(id: string) {
  return queryOptions({
    queryKey: ['names', 'name', id],
    queryFn: async ({ signal }) => {
      const { data, at } = await call(nameDetail, { params: { id }, query: {} }, { signal })
      return { ...data, block: at?.block, blockTime: at?.blockTime ?? 0 }
    },
  })
}

export function myNamesQuery({ chainId, contract }: NamesPlace, account: Address) {
  return infiniteQueryOptions({
    queryKey: ['names', 'mine', chainId, contract, account],
    queryFn: async ({ signal, pageParam: page }) => {
      const query = { chainId, contractAddress: contract, userAddress: account, page, pageSite: PAGE }
      const { data, at } = await call(getMyFnsByAddress, { query }, { signal })
      return { ...data, page, block: at?.block, blockTime: at?.blockTime ?? 0 }
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
  })
}

export function priceListQuery(chainId: number) {
  return queryOptions({
    queryKey: ['names', 'settings', chainId],
    queryFn: async ({ signal }) =>
      (await call(nameSettings, { query: { chainId } }, { signal })).data.settings,
  })
}

export function reportQuery(contract: string, chainId: number, days: number) {
  return queryOptions({
    queryKey: ['names', 'report', chainId, contract, days],
    queryFn: async ({ signal }) =>
      (await call(fnsReport, { params: { x: `${chainId}-${contract}` }, query: { days } }, { signal })).data,
  })
}

/** The pets of a wallet, to choose an avatar from. */
export function walletPetsQuery(chainId: number, owner: string) {
  return queryOptions({
    queryKey: ['market', 'for-avatar', chainId, owner],
    queryFn: async ({ signal }) =>
      (await call(nftsV2, { body: { chainId, owner, pageSize: 100 } }, { signal })).data.list,
  })
}

/** A name as it is on the chain now. */
export type NameOffer = {
  label: string
  tokenId: bigint
  holder: Address
  expiry: number
  state: NameState
  coin: NameCoin
  /** Of one year: to register it if it is free, to renew it if it is not. */
  yearPrice: bigint
  isPaused: boolean
  blockTime: number
}

const states: readonly NameState[] = ['free', 'live', 'grace']

/** A price must match what is signed, so it is read from the chain itself and not from the index. */
export function offerQuery(client: Client, place: NamesPlace, label: string) {
  return queryOptions({
    queryKey: ['names', 'offer', place.chainId, place.contract, label],
    queryFn: () => readOffer(client, place, label),
    refetchInterval: 5_000,
  })
}

/** The same for several names, to renew them. */
export function offersQuery(client: Client, place: NamesPlace, labels: readonly string[]) {
  return queryOptions({
    queryKey: ['names', 'offers', place.chainId, place.contract, labels],
    queryFn: () => Promise.all(labels.map((label) => readOffer(client, place, label))),
  })
}

async function readOffer(client: Client, { contract, coins }: NamesPlace, label: string): Promise<NameOffer> {
  const tokenId = nameTokenId(label)
  const { number: blockNumber, timestamp } = await getBlock(client)
  const at = { address: contract, abi: namesAbi, blockNumber } as const
  const [found, [coinAddress, yearPrice], isPaused] = await Promise.all([
    readContract(client, { ...at, functionName: 'nameOf', args: [tokenId] }),
    readContract(client, { ...at, functionName: 'priceOf', args: [tokenId, 1n] }),
    readContract(client, { ...at, functionName: 'paused' }),
  ])
  const coin = coins.find(({ address }) => address.toLowerCase() === coinAddress.toLowerCase())
  if (!coin) throw new Error(`the coin of the name’s price is not configured: ${coinAddress}`)
  return {
    label,
    tokenId,
    holder: found.holder,
    expiry: Number(found.expiry),
    state: states[found.state] ?? 'free',
    coin,
    yearPrice,
    isPaused,
    blockTime: Number(timestamp),
  }
}

export type Commitment = { state: CommitmentState; committedAt: number; blockTime: number }

/** Asked often: the second step opens by the time of a block, never by the device's clock. */
export function commitmentQuery(client: Client, { chainId, contract }: NamesPlace, of: Registration) {
  const commitment = commitmentOf(of)
  return queryOptions({
    queryKey: ['names', 'commitment', chainId, contract, commitment],
    queryFn: async (): Promise<Commitment> => {
      const { number: blockNumber, timestamp } = await getBlock(client)
      const at = { address: contract, abi: namesAbi, blockNumber } as const
      const time = await readContract(client, { ...at, functionName: 'committedAt', args: [commitment] })
      const [committedAt, blockTime] = [Number(time), Number(timestamp)]
      return { state: commitmentStateAt(committedAt, blockTime), committedAt, blockTime }
    },
    refetchInterval: 1_000,
  })
}

/** The years of a commitment that this secret has on the chain and that can still be used; undefined without one. */
export async function findCommittedYears(
  client: Client,
  { contract }: NamesPlace,
  of: Omit<Registration, 'years'>,
): Promise<number | undefined> {
  const { number: blockNumber, timestamp } = await getBlock(client)
  const at = { address: contract, abi: namesAbi, blockNumber } as const
  const times = await Promise.all(
    yearChoices.map((years) =>
      readContract(client, {
        ...at,
        functionName: 'committedAt',
        args: [commitmentOf({ ...of, years })],
      }),
    ),
  )
  return yearChoices.find((_, index) => {
    const state = commitmentStateAt(Number(times[index] ?? 0n), Number(timestamp))
    return state === 'waiting' || state === 'ready'
  })
}
