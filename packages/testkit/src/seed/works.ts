import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'

import type { Person } from '../accounts.ts'
import { deployAs } from '../deploy-collection.ts'
import { mintAs, type MintOrder, readerOf } from '../mint.ts'
import { collectionOf } from './made-collections.ts'

type Hex = `0x${string}`

export type WorksSeed = {
  rpcUrl: string
  factory: Hex
  /** The shared collection of works. */
  defaultCollection: Hex
  mediaUrl: string
  /** How many works are on the chain afterwards. */
  pets: number
}

/** A work, and who mints it. */
export type Work = { person: Person; order: MintOrder }

/** Third-party collections, each with its first works. Some names are long, some are not Latin: lists must handle them. */
export const neighbours: readonly { person: Person; name: string; symbol: string; share: number }[] = [
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

/** The works' numbers are steps through the 10,000, so that neighbours look different. A work's number is permanent. */
export function numberAt(index: number): number {
  return 1 + ((index * 2_741) % 10_000)
}

/** Whether there are works on the chain already. */
export async function hasWorks({ rpcUrl, defaultCollection }: WorksSeed): Promise<boolean> {
  const minted = await readerOf(rpcUrl).readContract({
    address: defaultCollection,
    abi: collectionAbi,
    functionName: 'totalSupply',
  })
  return minted > 0n
}

/** Deploys the third-party collections that do not exist yet. Returns all works to be minted: those of the shared collection come last. */
export async function openCollections({
  rpcUrl,
  factory,
  defaultCollection,
  mediaUrl,
  pets,
}: WorksSeed): Promise<Work[]> {
  const fee = await readerOf(rpcUrl).readContract({
    address: factory,
    abi: collectionFactoryAbi,
    functionName: 'mintFee',
  })
  const made = await Promise.all(
    neighbours.map(async ({ person, name, symbol }) => {
      const known = await collectionOf({ rpcUrl, factory }, person, name)
      return known?.address ?? (await deployAs(rpcUrl, factory, person, name, symbol))
    }),
  )
  let next = 0
  const take = (person: Person, collection: Hex, count: number): Work[] =>
    Array.from({ length: count }, () => {
      const index = next++
      const uri = `${mediaUrl}/works/${numberAt(index)}.json`
      return {
        person,
        order: { collection, uri, royalty: [0, 250, 500, 750, 1_000][index % 5] ?? 0, fee },
      }
    })
  const inNeighbours = made.flatMap((collection, index) => {
    const { person, share } = neighbours[index] ?? { person: 'mei', share: 0 }
    return take(person, collection, Math.floor((pets * share) / 100))
  })
  const each = Math.ceil((pets - next) / artists.length)
  const inDefault = artists.flatMap((person) =>
    take(person, defaultCollection, Math.min(each, Math.max(0, pets - next))),
  )
  return [...inNeighbours, ...inDefault]
}

/** Everybody mints their works. Returns the last block. */
export async function mintWorks(rpcUrl: string, works: readonly Work[]): Promise<number> {
  const byPerson = Map.groupBy(works, ({ person }) => person)
  const blocks = await Promise.all(
    [...byPerson].map(([person, own]) =>
      mintAs(
        rpcUrl,
        person,
        own.map(({ order }) => order),
      ),
    ),
  )
  return Math.max(Number(await readerOf(rpcUrl).getBlockNumber()), ...blocks)
}
