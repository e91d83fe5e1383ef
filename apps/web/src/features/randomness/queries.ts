import { beaconOf } from '@mofu/chain/randomness/known-beacons'
import { comparePoolOdds, type PoolOdds, SIGNIFICANCE } from '@mofu/chain/randomness/machine-odds'
import { type PoolAtBlock, type PoolPlace, readDraw, readPool } from '@mofu/chain/randomness/read-records'
import type { DrawKind, DrawRecords, PaidRecord } from '@mofu/chain/randomness/records'
import { replayPool, type ReplayProblem } from '@mofu/chain/randomness/replay-pool'
import { type Verification, type VerificationStep, verifyDraw } from '@mofu/chain/randomness/verify-draw'
import { parseAddress } from '@mofu/domain/address'
import { type PetTier, petTiers, tierOfRank } from '@mofu/domain/pet-tiers'
import type { Network } from '@mofu/wire/app'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { getBlock } from 'viem/actions'

export type { DrawKind, DrawRecords, PoolOdds, PoolPlace, VerificationStep }
export { SIGNIFICANCE }

/** How often a draw that is not decided yet is read again. */
const PENDING_MS = 5_000
/** As many orders as a page lists. */
const LATEST_ORDERS = 20

/** Undefined where the contracts are not deployed. */
export function poolPlace(network: Network, kind: DrawKind, pool: number): PoolPlace | undefined {
  const { chainId, contracts, firstBlock } = network
  const contract = parseAddress(contracts?.[kind === 'gacha' ? 'Gacha' : 'Boxes'] ?? '')
  const lens = parseAddress(contracts?.['BoxesLens'] ?? '')
  if (chainId === null || firstBlock === null || !contract || !lens) return undefined
  return { kind, chainId, contract, lens, pool, firstBlock }
}

/** A node and its name: answers of different nodes are kept apart. */
export type Node = { client: Client; name: string }

export type CheckedDraw = {
  records: DrawRecords
  verification: Verification
  now: number
  /** All that was read, so that the next reading adds only what is new. */
  pool: PoolAtBlock
}

/** Reads a draw from a node and computes it again, here. Null if the chain has no such order. */
export function drawQuery({ client, name }: Node, place: PoolPlace, order: number) {
  return queryOptions({
    queryKey: ['randomness', 'draw', place.chainId, place.contract, place.pool, order, name],
    queryFn: async ({ client: queries, queryKey }): Promise<CheckedDraw | null> => {
      const earlier = queries.getQueryData<CheckedDraw | null>(queryKey)?.pool
      const pool = await readPool(client, place, earlier)
      const records = await readDraw(client, place, pool, order)
      const verification = records && verifyDraw(records)
      if (!verification) return null
      const { timestamp } = await getBlock(client, { blockNumber: BigInt(pool.head) })
      return { records, verification, now: Number(timestamp), pool }
    },
    refetchInterval: ({ state }) => (state.data?.verification.verdict === 'pending' ? PENDING_MS : false),
    staleTime: PENDING_MS,
  })
}

export type CheckedPool = {
  draws: number
  problem: ReplayProblem | null
  isBeaconKnown: boolean
  orders: readonly PaidRecord[]
  /** Only machines declare odds by rarity. */
  odds: PoolOdds<PetTier> | null
}

/** Computes every draw of a pool again. */
export function poolQuery({ client, name }: Node, place: PoolPlace) {
  return queryOptions({
    queryKey: ['randomness', 'pool', place.chainId, place.contract, place.pool, name],
    queryFn: async (): Promise<CheckedPool> => {
      const pool = await readPool(client, place)
      const { draws, problems } = replayPool(pool)
      const orders = pool.records.filter((record) => record.kind === 'paid')
      return {
        draws: draws.length,
        problem: problems[0] ?? null,
        isBeaconKnown: beaconOf(pool.beacon, place.chainId) !== undefined,
        orders: orders.slice(-LATEST_ORDERS).toReversed(),
        odds: place.kind === 'gacha' ? await oddsOf(pool) : null,
      }
    },
    staleTime: PENDING_MS,
  })
}

/** The ranks of the pets come with their generator, which is loaded for this only. */
async function oddsOf(pool: Parameters<typeof comparePoolOdds>[0]): Promise<PoolOdds<PetTier>> {
  const { rarityOf } = await import('@mofu/pets/rarity')
  return comparePoolOdds(pool, petTiers, (item) => tierOfRank(rarityOf(item + 1).rank))
}
