import { boxesAbi, boxesLensAbi } from '@mofu/chain/boxes'
import { gachaAbi } from '@mofu/chain/gacha'
import { randomnessAbi } from '@mofu/chain/randomness'
import { boxStates } from '@mofu/domain/box-state'
import { readerOf } from '@mofu/testkit/mint'
import { zeroAddress } from 'viem'

import { playerAddresses, type PlayingFloor } from './playing-floor.ts'

type Hex = `0x${string}`

/** One line for each fact, by kind, in a fixed order: ready to be compared. */
export type Facts = Record<string, string[]>

const line = (...parts: readonly unknown[]): string => parts.map(String).join(' ').toLowerCase()
const range = (count: bigint): bigint[] => Array.from({ length: Number(count) }, (_, index) => BigInt(index))

/** From the chain alone: what the contracts' views say, and raw events for the history. */
export async function factsOfChain(floor: PlayingFloor): Promise<Facts> {
  const [gacha, boxes] = [await gachaFacts(floor), await boxFacts(floor)]
  const { facts: ofGacha, rounds: pulledRounds } = gacha
  const { facts: ofBoxes, rounds: drawnRounds } = boxes
  const rounds = await roundFacts(floor, [...pulledRounds, ...drawnRounds])
  const all: Facts = { ...ofGacha, ...ofBoxes, rounds }
  return Object.fromEntries(Object.entries(all).map(([kind, lines]) => [kind, lines.toSorted()]))
}

async function gachaFacts({ rpcUrl, gacha }: PlayingFloor): Promise<{ facts: Facts; rounds: bigint[] }> {
  const reader = readerOf(rpcUrl)
  const at = { address: gacha, abi: gachaAbi } as const
  const machine = await reader.readContract({ ...at, functionName: 'machineOf', args: [1n] })
  const events = await reader.getContractEvents({ ...at, fromBlock: 0n, strict: true })
  const orders = await Promise.all(
    range(machine.orders).map(async (id) => ({
      id,
      ...(await reader.readContract({ ...at, functionName: 'orderOf', args: [1n, id] })),
    })),
  )
  const pulls = orders.filter(({ owner }) => owner !== zeroAddress)
  const pulled = new Set(events.flatMap((e) => (e.eventName === 'PetPulled' ? [e.args.tokenId] : [])))
  const pets = await Promise.all(
    [...pulled].map(async (tokenId) => {
      const args = [tokenId] as const
      const holder = await reader
        .readContract({ ...at, functionName: 'ownerOf', args })
        .catch((): Hex => zeroAddress)
      if (holder === zeroAddress) return []
      const [paid, value, uri] = await Promise.all([
        reader.readContract({ ...at, functionName: 'paidFor', args }),
        reader.readContract({ ...at, functionName: 'redeemValue', args }),
        reader.readContract({ ...at, functionName: 'tokenURI', args }),
      ])
      return [{ tokenId, holder, paid, value, uri }]
    }),
  )
  const out = pets.flat()
  const redeemable = out.reduce((sum, { value }) => sum + value, 0n)
  if (machine.reserve < redeemable) throw new Error(`reserve ${machine.reserve} < redeemable ${redeemable}`)
  const { coin, price, step, reserve, size, pending, settled, isOpen } = machine
  const counters = [machine.pulls, size, pending, machine.orders, settled]
  return {
    facts: {
      machines: [line(1, coin, price, step, reserve, ...counters, isOpen, redeemable)],
      stock: [line(size)],
      pulls: pulls.map(({ id, owner, round, size: count, paid, isSettled }) =>
        line(id, owner, round, count, paid, isSettled),
      ),
      pets: out.map(({ tokenId, holder, paid, value }) => line(tokenId, holder, paid, value)),
      tokens: out.map(({ tokenId, holder, uri }) => line(tokenId, holder, uri)),
      reveals: events.flatMap((e) =>
        e.eventName === 'PetPulled'
          ? [line(e.args.orderId, e.args.number, e.args.tokenId & 0xffffn, e.args.owner, e.args.paid)]
          : [],
      ),
      redemptions: events.flatMap((e) =>
        e.eventName === 'Redeemed'
          ? [line(e.args.tokenId & 0xffffn, e.args.owner, e.args.to, e.args.amount, e.args.fee)]
          : [],
      ),
    },
    rounds: pulls.map(({ round }) => round),
  }
}

async function boxFacts({
  rpcUrl,
  boxes,
  boxesLens,
}: PlayingFloor): Promise<{ facts: Facts; rounds: bigint[] }> {
  const reader = readerOf(rpcUrl)
  const lens = { address: boxesLens, abi: boxesLensAbi } as const
  const at = { address: boxes, abi: boxesAbi } as const
  const [count, events] = await Promise.all([
    reader.readContract({ ...at, functionName: 'boxCount' }),
    reader.getContractEvents({ ...at, fromBlock: 0n, strict: true }),
  ])
  const facts: Record<'boxes' | 'prizes' | 'draws' | 'whitelists' | 'collaborators', string[]> = {
    boxes: [],
    prizes: [],
    draws: [],
    whitelists: [],
    collaborators: [],
  }
  const rounds: bigint[] = []
  for (const id of range(count).map((index) => index + 1n)) {
    const box = await reader.readContract({ ...lens, functionName: 'boxOf', args: [id] })
    const amounts = [box.price, box.minPrice, box.totalPrice, box.commissionRate, box.feeRate]
    const counters = [box.size, box.pending, box.timesToCall, box.soldCount, box.orders, box.settled, box.run]
    const times = [box.publishedAt, box.openAt, box.closeAt, box.hasOnePrice, box.allOpen]
    const earned = [box.commission, box.fee]
    facts.boxes.push(
      line(id, box.owner, box.coin, ...amounts, ...earned, ...counters, ...times, boxStates[box.state - 1]),
    )
    const added = events.filter((e) => e.eventName === 'NftAdded' && e.args.boxId === id).length
    for (const index of range(BigInt(added))) {
      const nft = await reader.readContract({ ...lens, functionName: 'nftOf', args: [id, index] })
      const { owner, collection, tokenId, price, isDrawn } = nft
      const isGone = collection === zeroAddress
      facts.prizes.push(isGone ? line(id, index, 'gone') : line(id, index, owner, tokenId, price, isDrawn))
    }
    for (const orderId of range(box.orders)) {
      const order = await reader.readContract({ ...lens, functionName: 'orderOf', args: [id, orderId] })
      const { owner, round, size, paid, isSettled } = order
      rounds.push(round)
      facts.draws.push(line(id, orderId, owner, round, size, paid, isSettled))
    }
    for (const account of playerAddresses) {
      const args = [id, account] as const
      const [item, isCollaborator] = await Promise.all([
        reader.readContract({ ...lens, functionName: 'whitelistItem', args }),
        reader.readContract({ ...at, functionName: 'isCollaborator', args }),
      ])
      const { price, limit, usedCount } = item
      if (price > 0n) facts.whitelists.push(line(id, account, price, limit, usedCount))
      if (isCollaborator) facts.collaborators.push(line(id, account))
    }
  }
  return {
    facts: {
      ...facts,
      wins: events.flatMap((e) =>
        e.eventName === 'PrizeAssigned'
          ? [line(e.args.boxId, e.args.index, e.args.orderId, e.args.winner, e.args.proceeds)]
          : [],
      ),
      claims: events.flatMap((e) =>
        e.eventName === 'CommissionClaimed' || e.eventName === 'FeeClaimed'
          ? [line(e.args.boxId, e.args.amount)]
          : [],
      ),
    },
    rounds,
  }
}

/** Every round that an order is bound to or that was submitted, with the orders it decides. */
async function roundFacts({ rpcUrl, randomness }: PlayingFloor, bound: readonly bigint[]): Promise<string[]> {
  const reader = readerOf(rpcUrl)
  const at = { address: randomness, abi: randomnessAbi } as const
  const events = await reader.getContractEvents({ ...at, fromBlock: 0n, strict: true })
  const rounds = new Set([...bound, ...events.map(({ args }) => args.round)])
  return Promise.all(
    [...rounds].map(async (round) => {
      const [number] = await reader.readContract({ ...at, functionName: 'roundStatus', args: [round] })
      return line(round, bound.filter((one) => one === round).length, BigInt(number) === 0n ? 'none' : number)
    }),
  )
}
