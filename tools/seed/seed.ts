import { collectionFactoryAbi } from '@mofu/chain/collections'

import type { Person } from '../stack/accounts.ts'
import { deployAs } from '../stack/deploy-collection.ts'
import { mintAs, readerOf } from '../stack/mint.ts'

type Hex = `0x${string}`

export type SeedInput = {
  rpcUrl: string
  factory: Hex
  defaultCollection: Hex
  mediaUrl: string
  /** How many pets live on the chain afterwards. */
  pets: number
}

/** Collections of the neighbours, each with its first pets. Some names are long, some are not Latin: lists must carry them. */
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

const adopters: readonly Person[] = ['hana', 'taro', 'yuki', 'lin', 'wei', 'aki']

/** Brings the first pets and their people to an empty chain. Does nothing where pets live already. */
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
  // A pet's number is its own for ever: walk through the 10,000 in large steps so that neighbours look different.
  const numberAt = (index: number) => 1 + ((index * 2_741) % 10_000)
  const orderFor = (collection: Hex, index: number) => ({
    collection,
    uri: `${mediaUrl}/pets/${numberAt(index)}.json`,
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
  const each = Math.ceil((pets - next) / adopters.length)
  const inDefault = adopters.map((person) => ({
    person,
    orders: take(defaultCollection, Math.min(each, Math.max(0, pets - next))),
  }))
  const blocks = await Promise.all(
    [...inNeighbours, ...inDefault].map(({ person, orders }) => mintAs(rpcUrl, person, orders)),
  )
  return Math.max(...blocks)
}
