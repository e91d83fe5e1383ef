import { collectionAbi } from '@mofu/chain/collections'
import { marketAbi } from '@mofu/chain/market'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import { accountOf, people, type Person } from '../../stack/accounts.ts'
import { readerOf } from '../../stack/mint.ts'
import { type Act, sendAll } from '../send-all.ts'

type Hex = `0x${string}`

export type TradeSeed = { rpcUrl: string; market: Hex; collection: Hex; dollar: Hex | undefined }

/** How many pets get a story. */
const PETS = 30

/** Pets in every state the market knows: for sale in two coins, bid for, sold both ways, listed and given away. */
export async function seedTrade({ rpcUrl, market, collection, dollar }: TradeSeed): Promise<number> {
  const reader = readerOf(rpcUrl)
  // The market's own settings are events, too: only an ask says that somebody has traded here.
  const asks = await reader.getContractEvents({
    address: market,
    abi: marketAbi,
    eventName: 'AskSet',
    fromBlock: 0n,
  })
  if (asks.length > 0) return Number(await reader.getBlockNumber())
  const pets = await petsOf(rpcUrl, collection)

  const onMarket = (person: Person, data: Hex, value = 0n): Act => ({
    from: accountOf(person),
    to: market,
    data,
    value,
  })
  const abi = marketAbi
  const list = (person: Person, tokenId: bigint, coin: Hex, price: bigint) => {
    const args = [collection, tokenId, coin, price, 0, 0] as const
    return onMarket(person, encodeFunctionData({ abi, functionName: 'sellReady', args }))
  }
  const bid = (person: Person, tokenId: bigint, price: bigint) => {
    const args = [collection, tokenId, zeroAddress, price, 0] as const
    return onMarket(person, encodeFunctionData({ abi, functionName: 'bid', args }), price)
  }
  const others = (holder: Person) => people.filter((person) => person !== holder && person !== 'deployer')
  const priceOf = (tokenId: bigint) => parseEther('0.01') * (tokenId + 1n)

  const first = [...new Set(pets.map(({ holder }) => holder))].map((person): Act => {
    const args = [market, true] as const
    const data = encodeFunctionData({ abi: collectionAbi, functionName: 'setApprovalForAll', args })
    return { from: accountOf(person), to: collection, data }
  })
  const then: Act[] = []
  for (const { tokenId, holder } of pets) {
    const price = priceOf(tokenId)
    const [someone = 'mei', another = 'kuro'] = others(holder).slice(Number(tokenId % 5n))
    const seller = accountOf(holder).address
    const story = Number(tokenId % 6n)
    if (story === 1 && dollar) first.push(list(holder, tokenId, dollar, 5_000_000n * (tokenId + 1n)))
    else if (story !== 3) first.push(list(holder, tokenId, zeroAddress, price))
    if (story === 2 || story === 3)
      first.push(bid(someone, tokenId, price / 2n), bid(another, tokenId, price / 3n))
    if (story === 3 && tokenId % 2n === 1n) {
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

/** The first pets of the collection that somebody with a name holds. */
async function petsOf(rpcUrl: string, collection: Hex): Promise<{ tokenId: bigint; holder: Person }[]> {
  const reader = readerOf(rpcUrl)
  const names = new Map(people.map((person) => [accountOf(person).address.toLowerCase(), person]))
  const found = await Promise.all(
    Array.from({ length: PETS }, async (_, index) => {
      const tokenId = BigInt(index + 1)
      const holder = await reader
        .readContract({ address: collection, abi: collectionAbi, functionName: 'ownerOf', args: [tokenId] })
        .catch(() => undefined)
      const name = holder && names.get(holder.toLowerCase())
      return name ? [{ tokenId, holder: name }] : []
    }),
  )
  return found.flat()
}
