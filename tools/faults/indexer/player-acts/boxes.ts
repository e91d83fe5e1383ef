import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { collectionAbi } from '@mofu/chain/collections'
import { readerOf } from '@mofu/testkit/mint'
import { encodeFunctionData, getAbiItem, zeroAddress } from 'viem'

import { type Act, type RandomChoice, playerAddresses, type PlayingFloor } from '../playing-floor.ts'
import { submitRound } from './submit-round.ts'

type Hex = `0x${string}`

const abi = boxesAbi
const DAY = 24 * 60 * 60

/** The next random call to the boxes. */
export function boxActs(floor: PlayingFloor, { roll, anyOf }: RandomChoice) {
  const { rpcUrl, boxes, boxesLens, randomness, collection, tokens } = floor
  const reader = readerOf(rpcUrl)
  const lens = { address: boxesLens, abi: boxesLensAbi } as const
  const call = (from: Hex, data: Hex, value = 0n): Act => ({ from, to: boxes, data, value })
  const somebody = () => anyOf(playerAddresses)

  async function rules() {
    const { timestamp } = await reader.getBlock()
    const openAt = roll(3) === 0 ? Number(timestamp) + DAY * roll(10) : 0
    return {
      commissionRate: 100 * roll(20),
      allOpen: roll(4) > 0,
      openAt,
      minPrice: BigInt(100 * roll(2)),
    }
  }

  async function create(): Promise<Act> {
    const detail = { name: `box ${roll(99)}`, cover: 'c', title: 't', introduction: 'i' }
    const version = roll(3)
    if (version === 0) {
      const args = [detail, zeroAddress] as const
      return call(somebody(), encodeFunctionData({ abi, functionName: 'createCollection', args }))
    }
    if (version === 1) {
      const args = [detail, zeroAddress, await rules()] as const
      return call(somebody(), encodeFunctionData({ abi, functionName: 'createCollectionV2', args }))
    }
    const args = [detail, zeroAddress, await rules(), BigInt(500 + roll(500))] as const
    return call(somebody(), encodeFunctionData({ abi, functionName: 'createCollectionV3', args }))
  }

  /** A token that somebody who may put NFTs into the box holds, if there is one. */
  async function heldBy(owner: Hex): Promise<bigint | undefined> {
    const from = roll(tokens.length)
    for (const tokenId of [...tokens.slice(from), ...tokens.slice(0, from)]) {
      const args = [tokenId] as const
      const at = { address: collection, abi: collectionAbi } as const
      if ((await reader.readContract({ ...at, functionName: 'ownerOf', args })) === owner) return tokenId
    }
    return undefined
  }

  type Box = Awaited<ReturnType<typeof boxOf>>
  const boxOf = (boxId: bigint) => reader.readContract({ ...lens, functionName: 'boxOf', args: [boxId] })

  async function add(boxId: bigint, { owner, minPrice, commissionRate }: Box): Promise<Act> {
    const tokenId = await heldBy(owner)
    const nfts = [{ collection, tokenId: tokenId ?? 0n, price: BigInt(100 + roll(900)) }]
    const terms = { coin: zeroAddress, minPrice, maxCommissionRate: Number(commissionRate) }
    const args = [boxId, nfts, terms] as const
    return call(owner, encodeFunctionData({ abi, functionName: 'addNfts', args }))
  }

  async function draw(boxId: bigint, { run, price }: Box): Promise<Act> {
    const from = somebody()
    const size = BigInt(1 + roll(2))
    const item = await reader.readContract({ ...lens, functionName: 'whitelistItem', args: [boxId, from] })
    const isListed = item.limit > item.usedCount && roll(2) === 0
    const paid = size * (isListed ? item.price : price)
    const args = [boxId, run, size, zeroAddress, paid, isListed] as const
    return call(from, encodeFunctionData({ abi, functionName: 'draw', args }), paid)
  }

  async function submit(boxId: bigint, { settled }: Box): Promise<Act> {
    const { round } = await reader.readContract({
      ...lens,
      functionName: 'orderOf',
      args: [boxId, settled],
    })
    return round === 0n ? settle(boxId) : submitRound(somebody(), randomness, round, roll(10) === 0)
  }

  function settle(boxId: bigint): Act {
    const args = [boxId, BigInt(1 + roll(5))] as const
    return call(somebody(), encodeFunctionData({ abi, functionName: 'settle', args }))
  }

  async function claim(): Promise<Act> {
    const event = getAbiItem({ abi, name: 'PrizeAssigned' })
    const logs = await reader.getLogs({ address: boxes, event, fromBlock: 0n, strict: true })
    if (logs.length === 0) return settle(1n)
    const { boxId, index } = anyOf(logs).args
    return call(somebody(), encodeFunctionData({ abi, functionName: 'claim', args: [boxId, [index]] }))
  }

  async function manage(boxId: bigint, box: Box, kind: number): Promise<Act> {
    const { owner } = box
    const account = somebody()
    if (kind < 2) {
      const args = [boxId, [account], BigInt(100 + roll(300)), roll(4)] as const
      return call(owner, encodeFunctionData({ abi, functionName: 'setWhitelist', args }))
    }
    if (kind < 3) {
      const args = [boxId, account, roll(2) === 0] as const
      return call(owner, encodeFunctionData({ abi, functionName: 'setCollaborator', args }))
    }
    if (kind < 4) {
      const args = [boxId, roll(4) > 0] as const
      return call(owner, encodeFunctionData({ abi, functionName: 'setAllOpen', args }))
    }
    if (kind < 5) {
      const detail = { name: 'renamed', cover: 'c2', title: `t${roll(9)}`, introduction: '' }
      return call(owner, encodeFunctionData({ abi, functionName: 'setDetail', args: [boxId, detail] }))
    }
    if (kind < 6) {
      const price = roll(2) === 0 ? 0n : BigInt(300 + roll(500))
      const args = [boxId, zeroAddress, await rules(), price] as const
      return call(owner, encodeFunctionData({ abi, functionName: 'setTerms', args }))
    }
    if (kind < 8) {
      return call(somebody(), encodeFunctionData({ abi, functionName: 'claimCommission', args: [boxId] }))
    }
    return call(somebody(), encodeFunctionData({ abi, functionName: 'claimFee', args: [boxId] }))
  }

  return async (): Promise<Act> => {
    const count = await reader.readContract({ address: boxes, abi, functionName: 'boxCount' })
    const kind = roll(100)
    if (kind < 4 || count === 0n) return create()
    const boxId = 1n + BigInt(roll(Number(count)))
    const box = await boxOf(boxId)
    if (kind < 22) return add(boxId, box)
    if (kind < 32) {
      return call(box.owner, encodeFunctionData({ abi, functionName: 'publish', args: [boxId, 0] }))
    }
    if (kind < 34)
      return call(box.owner, encodeFunctionData({ abi, functionName: 'unpublish', args: [boxId] }))
    if (kind < 37) {
      return call(box.owner, encodeFunctionData({ abi, functionName: 'removeNfts', args: [boxId, [0n]] }))
    }
    if (kind < 39) {
      return call(box.owner, encodeFunctionData({ abi, functionName: 'returnNfts', args: [boxId, 2n] }))
    }
    if (kind < 60) return draw(boxId, box)
    if (kind < 72) return submit(boxId, box)
    if (kind < 82) return settle(boxId)
    if (kind < 90) return claim()
    return manage(boxId, box, kind - 90)
  }
}
