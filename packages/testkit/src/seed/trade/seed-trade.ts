import { collectionAbi } from '@mofu/chain/collections'
import { gachaAbi } from '@mofu/chain/gacha'
import { marketAbi } from '@mofu/chain/market'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import { accountOf, people, type Person } from '../../accounts.ts'
import { readerOf } from '../../mint.ts'
import { type Act, sendAll } from '../send-all.ts'

type Hex = `0x${string}`

export type TradeSeed = {
  rpcUrl: string
  market: Hex
  /** The shared collection of works. */
  works: Hex
  /** The machine, whose pets are listed as well. */
  gacha: Hex
  dollar: Hex | undefined
}

/** A token that is traded. `place` decides what happens to it. */
type Traded = { collection: Hex; tokenId: bigint; holder: Person; place: number }

/** How many works are traded. */
const WORKS = 30

/** Works and pets in every state of the market: listed in two coins, bid for, sold both ways, listed and transferred. */
export async function seedTrade({ rpcUrl, market, works, gacha, dollar }: TradeSeed): Promise<number> {
  const reader = readerOf(rpcUrl)
  // Only this lists works of the shared collection.
  const asks = await reader.getContractEvents({
    address: market,
    abi: marketAbi,
    eventName: 'AskSet',
    args: { collection: works },
    fromBlock: 0n,
  })
  if (asks.length > 0) return Number(await reader.getBlockNumber())
  const traded = await tradedOf(rpcUrl, works, gacha)

  const onMarket = (person: Person, data: Hex, value = 0n): Act => ({
    from: accountOf(person),
    to: market,
    data,
    value,
  })
  const abi = marketAbi
  const list = ({ holder, collection, tokenId }: Traded, coin: Hex, price: bigint) => {
    const args = [collection, tokenId, coin, price, 0, 0] as const
    return onMarket(holder, encodeFunctionData({ abi, functionName: 'sellReady', args }))
  }
  const bid = (person: Person, { collection, tokenId }: Traded, price: bigint) => {
    const args = [collection, tokenId, zeroAddress, price, 0] as const
    return onMarket(person, encodeFunctionData({ abi, functionName: 'bid', args }), price)
  }
  const others = (holder: Person) => people.filter((person) => person !== holder && person !== 'deployer')

  const first = allowances(traded, market)
  const then: Act[] = []
  for (const one of traded) {
    const { collection, tokenId, holder, place } = one
    const price = parseEther('0.01') * BigInt(place + 1)
    const [someone = 'mei', another = 'kuro'] = others(holder).slice(place % 5)
    const seller = accountOf(holder).address
    const story = place % 6
    if (story === 1 && dollar) first.push(list(one, dollar, 5_000_000n * BigInt(place + 1)))
    else if (story !== 3) first.push(list(one, zeroAddress, price))
    if (story === 2 || story === 3) first.push(bid(someone, one, price / 2n), bid(another, one, price / 3n))
    if (story === 3 && place % 2 === 1) {
      const args = [collection, tokenId, accountOf(someone).address, zeroAddress, price / 2n] as const
      then.push(onMarket(holder, encodeFunctionData({ abi, functionName: 'acceptBid', args })))
    }
    if (story === 4) {
      const what = { collection, tokenId, seller, coin: zeroAddress, price }
      const args = [what, accountOf(someone).address] as const
      then.push(onMarket(someone, encodeFunctionData({ abi, functionName: 'sellTokenTo', args }), price))
    }
    if (story === 5) {
      const args = [seller, accountOf(someone).address, tokenId] as const
      const data = encodeFunctionData({ abi: collectionAbi, functionName: 'transferFrom', args })
      then.push({ from: accountOf(holder), to: collection, data })
    }
  }
  await sendAll(rpcUrl, first)
  return sendAll(rpcUrl, then)
}

/** Every holder allows the market, once for each collection. */
function allowances(traded: readonly Traded[], market: Hex): Act[] {
  const needed = new Map(traded.map((one) => [`${one.holder} ${one.collection}`, one]))
  return [...needed.values()].map(({ holder, collection }) => {
    const args = [market, true] as const
    const data = encodeFunctionData({ abi: collectionAbi, functionName: 'setApprovalForAll', args })
    return { from: accountOf(holder), to: collection, data }
  })
}

/** The first works and all pulled pets that a named person holds. */
async function tradedOf(rpcUrl: string, works: Hex, gacha: Hex): Promise<Traded[]> {
  const pulled = await readerOf(rpcUrl).getContractEvents({
    address: gacha,
    abi: gachaAbi,
    eventName: 'PetPulled',
    fromBlock: 0n,
    strict: true,
  })
  const pets = [...new Set(pulled.map(({ args }) => args.tokenId))]
  const wanted = [
    ...Array.from({ length: WORKS }, (_, index) => ({
      collection: works,
      tokenId: BigInt(index + 1),
      place: index + 1,
    })),
    ...pets.map((tokenId, index) => ({ collection: gacha, tokenId, place: index + 1 })),
  ]
  const names = new Map(people.map((person) => [accountOf(person).address.toLowerCase(), person]))
  const found = await Promise.all(
    wanted.map(async (one) => {
      const holder = await readerOf(rpcUrl)
        .readContract({
          address: one.collection,
          abi: collectionAbi,
          functionName: 'ownerOf',
          args: [one.tokenId],
        })
        .catch(() => undefined)
      const name = holder && names.get(holder.toLowerCase())
      return name ? [{ ...one, holder: name }] : []
    }),
  )
  return found.flat()
}
