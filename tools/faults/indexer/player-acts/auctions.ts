import { auctionsAbi } from '@mofu/chain/auctions'
import { collectionAbi } from '@mofu/chain/collections'
import { lotStates } from '@mofu/domain/lot-state'
import { readerOf } from '@mofu/testkit/mint'
import { encodeFunctionData, zeroAddress } from 'viem'

import { type Act, type RandomChoice, playerAddresses, type PlayingFloor } from '../playing-floor.ts'

type Hex = `0x${string}`

const abi = auctionsAbi
const HOUR = 60 * 60
/** The contract's state of a lot that can be settled. */
const OVER = lotStates.indexOf('over') + 1

/** The next random call to the auctions. */
export function auctionActs(floor: PlayingFloor, { roll, anyOf }: RandomChoice) {
  const { rpcUrl, auctions, collection, tokens } = floor
  const reader = readerOf(rpcUrl)
  const call = (from: Hex, data: Hex, value = 0n): Act => ({ from, to: auctions, data, value })
  const somebody = () => anyOf(playerAddresses)
  const lotOf = (tokenId: bigint) =>
    reader.readContract({ address: auctions, abi, functionName: 'lotOf', args: [collection, tokenId] })

  /** The first token that fits, beginning anywhere. */
  async function find(fits: (tokenId: bigint) => Promise<boolean>): Promise<bigint | undefined> {
    const from = roll(tokens.length)
    for (const tokenId of [...tokens.slice(from), ...tokens.slice(0, from)]) {
      if (await fits(tokenId)) return tokenId
    }
    return undefined
  }

  const ownerOf = (tokenId: bigint) =>
    reader.readContract({ address: collection, abi: collectionAbi, functionName: 'ownerOf', args: [tokenId] })

  async function create(): Promise<Act> {
    const tokenId =
      (await find(async (one) => playerAddresses.includes(await ownerOf(one)))) ?? tokens[0] ?? 1n
    const { timestamp } = await reader.getBlock()
    const start = roll(4) === 0 ? Number(timestamp) + HOUR * roll(4) : 0
    // Short ones end soon, and are extended by most of their bids.
    const end = Math.max(start, Number(timestamp)) + (roll(2) === 0 ? 120 : HOUR * (1 + roll(48)))
    const args = [collection, tokenId, zeroAddress, BigInt(100 + roll(900)), start, end] as const
    return call(await ownerOf(tokenId), encodeFunctionData({ abi, functionName: 'create', args }))
  }

  async function bid(tokenId: bigint): Promise<Act> {
    const { minBid, start } = await lotOf(tokenId)
    const amount = roll(8) === 0 ? minBid - 1n : minBid + BigInt(roll(200))
    const args = [collection, tokenId, zeroAddress, amount, Number(start)] as const
    return call(somebody(), encodeFunctionData({ abi, functionName: 'bid', args }), amount)
  }

  return async (): Promise<Act> => {
    const tokenId = await find(async (one) => (await lotOf(one)).seller !== zeroAddress)
    const kind = roll(100)
    if (kind < 25 || tokenId === undefined) return create()
    if (kind < 70) return bid(tokenId)
    if (kind < 88) {
      const over = await find(async (one) => (await lotOf(one)).state === OVER)
      const ended = [collection, over ?? tokenId] as const
      return call(somebody(), encodeFunctionData({ abi, functionName: 'settle', args: ended }))
    }
    const args = [collection, tokenId] as const
    const { seller, bidder } = await lotOf(tokenId)
    if (kind < 93) return call(seller, encodeFunctionData({ abi, functionName: 'cancel', args }))
    const from = bidder === zeroAddress ? somebody() : bidder
    return call(from, encodeFunctionData({ abi, functionName: 'reclaimBid', args }))
  }
}
