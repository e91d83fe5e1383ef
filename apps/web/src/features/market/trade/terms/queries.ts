import { marketAbi, marketLensAbi } from '@mofu/chain/market'
import type { Address } from '@mofu/domain/address'
import { parseNftId } from '@mofu/domain/nft-id'
import type { SaleTerms } from '@mofu/domain/price-split'
import { queryOptions } from '@tanstack/react-query'
import { type Client, erc20Abi } from 'viem'
import { getBalance, getBlock, readContract } from 'viem/actions'

import { readRoyalty } from '../../../../parts/royalty/queries.ts'
import { type Coin, nativeCoin, type TradingPlace } from '../trading-place.ts'

export type MarketTerms = SaleTerms & {
  /** The longest duration of an offer in seconds; 0 means unlimited. */
  maxDuration: bigint
  /** Whether an ask is valid with an approval for the whole collection; if not, it needs the token's own. */
  isAllEnough: boolean
}

type TokenKey = { collection: Address; tokenId: bigint }

/** The split of a token's price and its longest duration, as the contracts calculate them. */
export function termsQuery(client: Client, { chainId, market }: TradingPlace, token: TokenKey) {
  return queryOptions({
    queryKey: ['market', 'terms', chainId, token.collection, String(token.tokenId)],
    queryFn: async (): Promise<MarketTerms> => {
      const [ofMarket, ofCollection, ofToken] = await Promise.all([
        marketFigures(client, market),
        collectionFigures(client, market, token.collection),
        readRoyalty(client, token),
      ])
      return { ...ofMarket, ...ofCollection, ...ofToken }
    },
    staleTime: 60_000,
  })
}

/** The same for several tokens by id, and the chain's time. What they share is read once. */
export function manyTermsQuery(
  client: Client,
  { chainId, market }: TradingPlace,
  tokens: readonly (TokenKey & { id: string })[],
) {
  return queryOptions({
    queryKey: ['market', 'terms', chainId, tokens.map(({ id }) => id)],
    queryFn: async () => {
      const collections = [...new Set(tokens.map(({ collection }) => collection))]
      const [{ timestamp }, ofMarket, ofCollections, ofTokens] = await Promise.all([
        getBlock(client),
        marketFigures(client, market),
        Promise.all(collections.map((collection) => collectionFigures(client, market, collection))),
        Promise.all(tokens.map((token) => readRoyalty(client, token))),
      ])
      const terms = new Map<string, MarketTerms>()
      for (const [index, { id, collection }] of tokens.entries()) {
        const ofCollection = ofCollections[collections.indexOf(collection)]
        const ofToken = ofTokens[index]
        if (ofCollection && ofToken) terms.set(id, { ...ofMarket, ...ofCollection, ...ofToken })
      }
      return { terms, maxDuration: ofMarket.maxDuration, blockTime: Number(timestamp) }
    },
    staleTime: 60_000,
  })
}

/** What holds for every offer, whatever it is for. */
export function marketFiguresQuery(client: Client, { chainId, market }: TradingPlace) {
  return queryOptions({
    queryKey: ['market', 'figures', chainId],
    queryFn: () => marketFigures(client, market),
    staleTime: 60_000,
  })
}

async function marketFigures(client: Client, market: Address) {
  const read = { address: market, abi: marketAbi } as const
  const [feeRate, royaltiesTop, maxDuration] = await Promise.all([
    readContract(client, { ...read, functionName: 'feeRate' }),
    readContract(client, { ...read, functionName: 'royaltiesTop' }),
    readContract(client, { ...read, functionName: 'maxDuration' }),
  ])
  return { feeRate, royaltiesTop, maxDuration }
}

async function collectionFigures(client: Client, market: Address, collection: Address) {
  const isAllEnough = await readContract(client, {
    address: market,
    abi: marketAbi,
    functionName: 'countsTransfers',
    args: [collection],
  })
  return { isAllEnough }
}

/** The states of the lens, in its order. */
const askStates = ['none', 'notStarted', 'open', 'over', 'notApproved', 'stopped'] as const

/** The market's own view of the owner's ask at this moment; refetched with each block. */
export function askStateQuery(
  client: Client,
  { chainId, lens }: TradingPlace,
  { collection, tokenId }: TokenKey,
  block: number,
) {
  return queryOptions({
    queryKey: ['market', 'ask-state', chainId, collection, String(tokenId), block],
    queryFn: async () => {
      const [view] = await readContract(client, {
        address: lens,
        abi: marketLensAbi,
        functionName: 'asks',
        args: [[{ collection, tokenId }]],
      })
      return askStates[view?.state ?? 0] ?? 'none'
    },
    gcTime: 30_000,
  })
}

/** The same for several pets, by their ids, with the terms that the market would sell at. */
export function asksNowQuery(
  client: Client,
  { chainId, lens }: TradingPlace,
  ids: readonly string[],
  block: number,
) {
  return queryOptions({
    queryKey: ['market', 'asks-now', chainId, ids, block],
    queryFn: async () => {
      const tokens = ids.flatMap((id) => {
        const token = parseNftId(id)
        return token ? [{ id, collection: token.contract, tokenId: token.tokenId }] : []
      })
      const views = await readContract(client, {
        address: lens,
        abi: marketLensAbi,
        functionName: 'asks',
        args: [tokens],
      })
      return new Map(
        tokens.map(({ id }, index) => {
          const { ask, state } = views[index] ?? {}
          return [
            id,
            {
              state: askStates[state ?? 0] ?? 'none',
              seller: ask?.seller ?? '',
              coin: ask?.coin ?? '',
              price: ask?.price ?? 0n,
            },
          ]
        }),
      )
    },
    gcTime: 30_000,
  })
}

export function balanceQuery(client: Client, chainId: number, account: Address, coin: Coin, block: number) {
  return queryOptions({
    queryKey: ['market', 'balance', chainId, account, coin.address, block],
    queryFn: () =>
      coin.address === nativeCoin
        ? getBalance(client, { address: account })
        : readContract(client, {
            address: coin.address,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [account],
          }),
    gcTime: 30_000,
  })
}
