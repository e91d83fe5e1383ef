import { collectionAbi } from '@mofu/chain/collections'
import { marketAbi as abi } from '@mofu/chain/market'
import { encodeFunctionData, parseEther, zeroAddress } from 'viem'

import { accountOf, type Person } from '../../accounts.ts'
import { swapCoins } from '../economy/exchange.ts'
import { petsOf, pullPets, settlePulls } from '../economy/gacha.ts'
import { days, type ScheduledStep, hours, type SeedContext } from '../economy/seed-context.ts'
import { collectionOf } from '../made-collections.ts'
import type { Act } from '../send-all.ts'
import { neighbours } from '../works.ts'
import {
  type SaleHistory,
  saleHistories,
  PULLED_DAYS_AGO,
  pullers,
  saleDays,
  type Sold,
} from './sale-histories.ts'

type Hex = `0x${string}`
type Market = { rpcUrl: string; factory: Hex; market: Hex }
type Token = { collection: Hex; tokenId: bigint }

/** Prices of asks and bids that are open, in ETH, for the third works of the creators. */
const OPEN_ASKS = ['0.055', '0.062', '0.1']
const OPEN_BIDS: readonly (readonly [Person, string])[] = [
  ['nao', '0.04'],
  ['rin', '0.045'],
]

/** Pets and works change hands over two months, and some are for sale since last week. */
export function pastSales(input: Market): ScheduledStep[] {
  const allowed = new Set<string>()
  const onMarket = (person: Person, data: Hex, value = 0n): Act => ({
    from: accountOf(person),
    to: input.market,
    data,
    value,
  })
  const allow = (person: Person, collection: Hex): Act[] => {
    const key = `${person} ${collection}`
    if (allowed.has(key)) return []
    allowed.add(key)
    const args = [input.market, true] as const
    const data = encodeFunctionData({ abi: collectionAbi, functionName: 'setApprovalForAll', args })
    return [{ from: accountOf(person), to: collection, data }]
  }
  const ask = (person: Person, { collection, tokenId }: Token, price: bigint, end = 0): Act[] => {
    const args = [collection, tokenId, zeroAddress, price, 0, end] as const
    const data = encodeFunctionData({ abi, functionName: 'sellReady', args })
    return [...allow(person, collection), onMarket(person, data)]
  }
  const bid = (person: Person, { collection, tokenId }: Token, price: bigint): Act => {
    const args = [collection, tokenId, zeroAddress, price, 0] as const
    return onMarket(person, encodeFunctionData({ abi, functionName: 'bid', args }), price)
  }
  const change = (token: Token, seller: Person, [, buyer, ether, how]: Sold): [before: Act[], then: Act] => {
    const price = parseEther(ether)
    if (how === 'bid') {
      const args = [token.collection, token.tokenId, accountOf(buyer).address, zeroAddress, price] as const
      const accept = encodeFunctionData({ abi, functionName: 'acceptBid', args })
      return [[...allow(seller, token.collection), bid(buyer, token, price)], onMarket(seller, accept)]
    }
    const what = { ...token, seller: accountOf(seller).address, coin: zeroAddress, price } as const
    const args = [what, accountOf(buyer).address] as const
    const buy = encodeFunctionData({ abi, functionName: 'sellTokenTo', args })
    return [ask(seller, token, price), onMarket(buyer, buy, price)]
  }
  const sellOn = (daysAgo: number) => async (context: SeedContext) => {
    const today = saleHistories.filter(({ sales }) => sales.some(([at]) => at === daysAgo))
    const changes = await Promise.all(
      today.map(async (history) => {
        const place = history.sales.findIndex(([at]) => at === daysAgo)
        const sold = history.sales[place]
        if (!sold) throw new Error('a sale is missing')
        const seller = history.sales[place - 1]?.[1] ?? history.first
        return change(await tokenOf(context, input, history), seller, sold)
      }),
    )
    await context.send(changes.flatMap(([before]) => before))
    await context.send(changes.map(([, then]) => then))
  }
  const thirdWorks = (context: SeedContext) =>
    Promise.all(
      neighbours.map(({ person }) => tokenOf(context, input, { of: 'own', first: person, index: 2 })),
    )
  return [
    {
      before: days(PULLED_DAYS_AGO),
      run: async (context) => {
        await swapCoins(
          context,
          pullers.map(([person]) => person),
        )
        await pullPets(context, pullers)
        await settlePulls(context)
      },
    },
    ...saleDays.map((daysAgo) => ({ before: days(daysAgo), run: sellOn(daysAgo) })),
    {
      before: days(5),
      run: async (context) => {
        const works = await thirdWorks(context)
        const ending = context.present - hours(1)
        await context.send(
          works.flatMap((work, index) => {
            const price = parseEther(OPEN_ASKS[index] ?? '0.05')
            return ask(neighbours[index]?.person ?? 'mei', work, price, index === 2 ? ending : 0)
          }),
        )
      },
    },
    {
      before: hours(20),
      run: async (context) => {
        const works = await thirdWorks(context)
        await context.send(
          works.flatMap((work) => OPEN_BIDS.map(([person, price]) => bid(person, work, parseEther(price)))),
        )
      },
    },
  ]
}

/** The token of a history. The works of a collection are numbered from 1. */
async function tokenOf(
  context: SeedContext,
  { rpcUrl, factory }: Market,
  { of, first, index }: Pick<SaleHistory, 'of' | 'first' | 'index'>,
): Promise<Token> {
  if (of === 'pets') {
    const tokenId = (await petsOf(context, first))[index]
    if (tokenId === undefined) throw new Error(`${first} has pulled too few pets`)
    return { collection: context.at.Gacha.address, tokenId }
  }
  const name = neighbours.find(({ person }) => person === first)?.name ?? ''
  const made = await collectionOf({ rpcUrl, factory }, first, name)
  if (!made) throw new Error(`${name} is not deployed`)
  return { collection: made.address, tokenId: BigInt(index + 1) }
}
