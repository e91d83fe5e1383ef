import { collectionFactoryAbi } from '@mofu/chain/collections'

import type { Person } from '../accounts.ts'
import { deployAs } from '../deploy-collection.ts'
import { mintAs, readerOf } from '../mint.ts'

type Hex = `0x${string}`

export type SeedInput = {
  rpcUrl: string
  factory: Hex
  /** The shared collection of works. */
  defaultCollection: Hex
  mediaUrl: string
  /** How many works are on the chain afterwards. */
  pets: number
}

/** Third-party collections, each with its first works. Some names are long, some are not Latin: lists must handle them. */
const neighbours: readonly { person: Person; name: string; symbol: string; share: number }[] = [
  { person: 'mei', name: '雲朵俱樂部', symbol: 'CLOUD', share: 12 },
  { person: 'sora', name: '月夜のどうぶつたち', symbol: 'TSUKI', share: 10 },
  {
    person: 'kuro',
    name: 'The Night Garden Society for Small and Sleepy Animals',
    symbol: 'NIGHT',
    share: 8,
  },
]

const artists: readonly Person[] = ['hana', 'taro', 'yuki', 'lin', 'wei', 'aki']

/** Seeds an empty chain with the first works and their people. Does nothing where there are works already. */
export async function seed({
  rpcUrl,
  factory,
  defaultCollection,
  mediaUrl,
  pets,
}: SeedInput): Promise<number> {
  const reader = readerOf(rpcUrl)
  const fee = await reader.readContract({
    address: factory,
    abi: collectionFactoryAbi,
    functionName: 'mintFee',
  })
  const logs = await reader.getLogs({ address: defaultCollection, fromBlock: 0n })
  if (logs.some(({ topics }) => topics.length === 4)) return Number(await reader.getBlockNumber())

  const made = await Promise.all(
    neighbours.map(({ person, name, symbol }) => deployAs(rpcUrl, factory, person, name, symbol)),
  )
  // A work's number is permanent: large steps through the 10,000 make neighbours look different.
  const numberAt = (index: number) => 1 + ((index * 2_741) % 10_000)
  const orderFor = (collection: Hex, index: number) => ({
    collection,
    uri: `${mediaUrl}/works/${numberAt(index)}.json`,
    royalty: [0, 250, 500, 750, 1_000][index % 5] ?? 0,
    fee,
  })
  let next = 0
  const take = (collection: Hex, count: number) =>
    Array.from({ length: count }, () => orderFor(collection, next++))
  const inNeighbours = made.map((collection, index) => {
    const { person, share } = neighbours[index] ?? { person: 'mei', share: 0 }
    return { person, orders: take(collection, Math.floor((pets * share) / 100)) }
  })
  const each = Math.ceil((pets - next) / artists.length)
  const inDefault = artists.map((person) => ({
    person,
    orders: take(defaultCollection, Math.min(each, Math.max(0, pets - next))),
  }))
  const blocks = await Promise.all(
    [...inNeighbours, ...inDefault].map(({ person, orders }) => mintAs(rpcUrl, person, orders)),
  )
  return Math.max(...blocks)
}
