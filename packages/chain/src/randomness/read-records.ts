import { type Client, numberToHex, parseEventLogs, toEventSelector } from 'viem'
import { getBlock, getBlockNumber, readContract } from 'viem/actions'

import { boxesAbi, boxesLensAbi, gachaAbi, randomnessAbi } from '../generated/abis.ts'
import { boxRecords, boxTopics, gachaRecords, gachaTopics, lower } from './pool-events.ts'
import { readLogs } from './read-logs.ts'
import type { BeaconRecord, DrawKind, DrawRecords, PoolRecords, RoundRecord } from './records.ts'

type Hex = `0x${string}`

/** Where a pool is, and from which block on its contract exists. `lens` reads the orders of boxes. */
export type PoolPlace = {
  kind: DrawKind
  chainId: number
  contract: Hex
  lens: Hex
  pool: number
  firstBlock: number
}

/** A pool, and the last block that was read. */
export type PoolAtBlock = PoolRecords & { head: number }

/** Blocks that are read again, because a reorg may replace them. */
const LOOK_BACK = 64

/**
 * Reads everything that happened to a pool, from nothing but a node. With what was read earlier from the same node, only
 * what is new.
 */
export async function readPool(
  client: Client,
  place: PoolPlace,
  earlier?: PoolAtBlock,
): Promise<PoolAtBlock> {
  const { kind, chainId, contract, pool, firstBlock } = place
  const head = Number(await getBlockNumber(client, { cacheTime: 0 }))
  const known = earlier && upToBlock(earlier, Math.min(earlier.head, head) - LOOK_BACK)
  const topics = kind === 'gacha' ? gachaTopics(pool) : boxTopics(pool)
  const { randomness, beacon } = known ?? (await readTerms(client, place))
  const fromBlock = Math.max(firstBlock, known ? known.head + 1 : 0)
  // One at a time: a client that batches its requests would lose them all to an answer that is too large.
  const logs = await readLogs(client, { address: contract, topics, fromBlock, toBlock: head })
  const found = kind === 'gacha' ? gachaRecords(logs, pool) : boxRecords(logs)
  const records = [...(known?.records ?? []), ...found.records]
  const startSize = found.startSize || (known?.startSize ?? 0)
  const paid = records.filter((record) => record.kind === 'paid')
  const needed = new Set(paid.map(({ round }) => round))
  // A round is submitted after the orders that it decides were paid.
  const from = Math.max(fromBlock, paid[0]?.block ?? head + 1)
  const submitted = await readRounds(client, randomness, { fromBlock: from, toBlock: head })
  // A round that is read again is the same: its number has one signature.
  const rounds = new Map([...(known?.rounds ?? []), ...submitted].map((round) => [round.round, round]))
  return {
    kind,
    chainId,
    contract: lower(contract),
    pool,
    randomness: lower(randomness),
    beacon,
    startSize,
    records,
    rounds: [...rounds.values()].filter(({ round }) => needed.has(round)),
    head,
  }
}

/** One order of a pool that was read. Undefined if it was never paid. */
export async function readDraw(
  client: Client,
  place: PoolPlace,
  { head, ...all }: PoolAtBlock,
  order: number,
): Promise<DrawRecords | undefined> {
  const paid = all.records.find((record) => record.kind === 'paid' && record.order === order)
  if (paid?.kind !== 'paid') return undefined
  const last = all.records.findLastIndex(
    (record) => (record.kind === 'assigned' || record.kind === 'refunded') && record.order === order,
  )
  const settled = all.records[last]
  const blockNumber = BigInt(head)
  const [stored, [storedRandomness], paidAt, settledAt] = await Promise.all([
    readOrder(client, place, order, blockNumber),
    readContract(client, {
      address: all.randomness,
      abi: randomnessAbi,
      functionName: 'roundStatus',
      args: [BigInt(paid.round)],
      blockNumber,
    }),
    readTime(client, paid.block),
    settled ? readTime(client, settled.block) : null,
  ])
  const draw = { order, stored, storedRandomness, paidAt, settledAt }
  return { ...(settled ? upTo(all, last) : all), ...draw }
}

/** What no reorg of the blocks after this one changes. Rounds have no block; each has one signature, whenever it came. */
function upToBlock(pool: PoolAtBlock, head: number): PoolAtBlock {
  return { ...pool, records: pool.records.filter(({ block }) => block <= head), head }
}

/** What never changes about a contract. */
async function readTerms(client: Client, { kind, contract }: PoolPlace) {
  const abi = kind === 'gacha' ? gachaAbi : boxesAbi
  const randomness = await readContract(client, { address: contract, abi, functionName: 'randomness' })
  return { randomness, beacon: await readBeacon(client, randomness) }
}

async function readTime(client: Client, block: number): Promise<number> {
  return Number((await getBlock(client, { blockNumber: BigInt(block) })).timestamp)
}

/** What came later does not change an order. */
function upTo(pool: PoolRecords, last: number): PoolRecords {
  const records = pool.records.slice(0, last + 1)
  const rounds = new Set(records.flatMap((record) => (record.kind === 'paid' ? [record.round] : [])))
  return { ...pool, records, rounds: pool.rounds.filter(({ round }) => rounds.has(round)) }
}

async function readOrder(
  client: Client,
  { kind, contract, lens, pool }: PoolPlace,
  order: number,
  blockNumber: bigint,
): Promise<DrawRecords['stored']> {
  const call = { functionName: 'orderOf', args: [BigInt(pool), BigInt(order)], blockNumber } as const
  const { owner, round, size, isSettled } =
    kind === 'gacha'
      ? await readContract(client, { address: contract, abi: gachaAbi, ...call })
      : await readContract(client, { address: lens, abi: boxesLensAbi, ...call })
  return { owner: lower(owner), round: Number(round), size: Number(size), isSettled }
}

async function readBeacon(client: Client, randomness: Hex): Promise<BeaconRecord> {
  const contract = { address: randomness, abi: randomnessAbi } as const
  const [[genesis, period, ...key], margin, timeout] = await Promise.all([
    readContract(client, { ...contract, functionName: 'beacon' }),
    readContract(client, { ...contract, functionName: 'margin' }),
    readContract(client, { ...contract, functionName: 'timeout' }),
  ])
  const [xImaginary, xReal, yImaginary, yReal] = key
  return {
    genesis: Number(genesis),
    period: Number(period),
    margin: Number(margin),
    timeout: Number(timeout),
    key: [word(xImaginary), word(xReal), word(yImaginary), word(yReal)],
  }
}

async function readRounds(
  client: Client,
  randomness: Hex,
  range: { fromBlock: number; toBlock: number },
): Promise<RoundRecord[]> {
  const selector = toEventSelector('RoundSubmitted(uint256,bytes32,uint256,uint256,address)')
  const logs = await readLogs(client, { address: randomness, topics: [selector], ...range })
  return parseEventLogs({ abi: randomnessAbi, eventName: 'RoundSubmitted', logs }).map(({ args }) => ({
    round: Number(args.round),
    randomness: args.randomness,
    x: word(args.x),
    y: word(args.y),
  }))
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 })
}
