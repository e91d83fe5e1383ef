import { collectionAbi } from '@mofu/chain/collections'
import { marketAbi } from '@mofu/chain/market'
import { accountOf, type Person } from '@mofu/testkit/accounts'
import { rpc } from '@mofu/testkit/anvil'
import { readerOf } from '@mofu/testkit/mint'
import { encodeFunctionData, numberToHex, zeroAddress } from 'viem'

type Hex = `0x${string}`

export type TradingFloor = { rpcUrl: string; market: Hex; collection: Hex; tokens: readonly bigint[] }

export const traders: readonly Person[] = ['hana', 'kuro', 'mei', 'taro', 'yuki', 'lin']

/** More gas than any of these takes: nothing is estimated, so that calls that will revert are sent all the same. */
const GAS = 600_000n
/** How many of them fit into a block of this chain. */
const ACTS_PER_BLOCK = 8

type Act = { from: Hex; to: Hex; data: Hex; value: bigint }

/** Random market calls of random people; many of them are invalid and revert. */
export function randomTrader(
  { rpcUrl, market, collection, tokens }: TradingFloor,
  roll: (sides: number) => number,
) {
  const reader = readerOf(rpcUrl)
  const addresses = traders.map((person) => accountOf(person).address)
  const anyOf = <T>(list: readonly T[]): T => {
    const found = list[roll(list.length)]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }

  const holderOf = (tokenId: bigint) =>
    reader.readContract({ address: collection, abi: collectionAbi, functionName: 'ownerOf', args: [tokenId] })

  async function somethingForSale(): Promise<{ tokenId: bigint; seller: Hex; price: bigint } | undefined> {
    const from = roll(tokens.length)
    for (const tokenId of [...tokens.slice(from), ...tokens.slice(0, from)]) {
      const seller = await holderOf(tokenId)
      const { price } = await reader.readContract({
        address: market,
        abi: marketAbi,
        functionName: 'askOf',
        args: [collection, tokenId, seller],
      })
      if (price > 0n) return { tokenId, seller, price }
    }
    return undefined
  }

  async function next(): Promise<Act> {
    const tokenId = anyOf(tokens)
    const holder = await holderOf(tokenId)
    const somebody = anyOf(addresses)
    const price = BigInt(1 + roll(900)) * 1_000n
    const onMarket = (from: Hex, data: Hex, value = 0n): Act => ({ from, to: market, data, value })
    const onTokens = (from: Hex, data: Hex): Act => ({ from, to: collection, data, value: 0n })
    const abi = marketAbi
    const kind = roll(118)
    if (kind < 26) {
      const args = [collection, tokenId, zeroAddress, price, 0, 0] as const
      return onMarket(holder, encodeFunctionData({ abi, functionName: 'sellReady', args }))
    }
    if (kind < 46) {
      // Mostly listed tokens: random buyers would hardly ever match a seller.
      const found = roll(4) === 0 ? undefined : await somethingForSale()
      const seller = found?.seller ?? holder
      const what = {
        collection,
        tokenId: found?.tokenId ?? tokenId,
        seller,
        coin: zeroAddress,
        price: found?.price ?? price,
      }
      const args = [what, anyOf(addresses)] as const
      return onMarket(somebody, encodeFunctionData({ abi, functionName: 'sellTokenTo', args }), what.price)
    }
    if (kind < 58) {
      const args = [collection, tokenId, zeroAddress, price, 0] as const
      return onMarket(somebody, encodeFunctionData({ abi, functionName: 'bid', args }), price)
    }
    const bid = await reader.readContract({
      address: market,
      abi,
      functionName: 'bidOf',
      args: [collection, tokenId, somebody],
    })
    if (kind < 64) {
      const args = [collection, tokenId, bid.price + price, 0] as const
      return onMarket(somebody, encodeFunctionData({ abi, functionName: 'updateBidPrice', args }), price)
    }
    if (kind < 68) {
      const args = [collection, tokenId, somebody] as const
      return onMarket(somebody, encodeFunctionData({ abi, functionName: 'cancelBid', args }))
    }
    if (kind < 77) {
      const args = [collection, tokenId, somebody, zeroAddress, bid.price] as const
      return onMarket(holder, encodeFunctionData({ abi, functionName: 'acceptBid', args }))
    }
    if (kind < 87) {
      const args = [holder, somebody, tokenId] as const
      return onTokens(holder, encodeFunctionData({ abi: collectionAbi, functionName: 'transferFrom', args }))
    }
    if (kind < 91) {
      const args = [collection, tokenId] as const
      return onMarket(holder, encodeFunctionData({ abi, functionName: 'cancelSell', args }))
    }
    if (kind < 92)
      return onMarket(somebody, encodeFunctionData({ abi, functionName: 'cancelAllSells', args: [] }))
    if (kind < 96) {
      const args = [market, roll(3) > 0] as const
      return onTokens(
        somebody,
        encodeFunctionData({ abi: collectionAbi, functionName: 'setApprovalForAll', args }),
      )
    }
    if (kind < 100) {
      const args = [roll(2) === 0 ? market : zeroAddress, tokenId] as const
      return onTokens(holder, encodeFunctionData({ abi: collectionAbi, functionName: 'approve', args }))
    }
    if (kind < 105) {
      const quantity = 1 + roll(3)
      const args = [collection, zeroAddress, price, quantity, 0] as const
      const data = encodeFunctionData({ abi, functionName: 'makeCollectionOffer', args })
      return onMarket(somebody, data, price * BigInt(quantity))
    }
    const offer = await reader.readContract({
      address: market,
      abi,
      functionName: 'collectionOfferOf',
      args: [collection, somebody],
    })
    if (kind < 108) {
      const args = [collection, offer.price + price, 0] as const
      const data = encodeFunctionData({ abi, functionName: 'updateCollectionOffer', args })
      return onMarket(somebody, data, price * offer.quantity)
    }
    if (kind < 110) {
      const args = [collection, somebody] as const
      return onMarket(somebody, encodeFunctionData({ abi, functionName: 'cancelCollectionOffer', args }))
    }
    // Mostly one token, so that an offer is filled bit by bit.
    const sold = roll(3) === 0 ? tokens.filter((one) => one >= tokenId).slice(0, 2) : [tokenId]
    const args = [collection, sold, somebody, zeroAddress, offer.price] as const
    return onMarket(holder, encodeFunctionData({ abi, functionName: 'acceptCollectionOffer', args }))
  }

  return {
    /** Several calls in one block. Returns how many. */
    block: async (most: number): Promise<number> => {
      const count = Math.min(most, 1 + roll(ACTS_PER_BLOCK))
      for (let step = 0; step < count; step++) {
        const { from, to, data, value } = await next()
        await rpc(rpcUrl, 'eth_sendTransaction', [
          { from, to, data, value: numberToHex(value), gas: numberToHex(GAS) },
        ])
      }
      await rpc(rpcUrl, 'anvil_mine', ['0x1'])
      return count
    },
  }
}
