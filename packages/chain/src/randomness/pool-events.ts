import { encodeEventTopics, type Log, numberToHex, parseEventLogs } from 'viem'

import { boxesAbi, gachaAbi } from '../generated/abis.ts'
import type { PoolRecord } from './records.ts'

type Hex = `0x${string}`
type PoolEvents = { topics: (Hex | Hex[])[]; startSize: number; records: PoolRecord[] }

/** A token's number is its machine's in front of 16 bits with the pet's, which counts from 1. */
const PET_BITS = 16

const gachaEvents = ['MachineCreated', 'Pulled', 'PetPulled', 'PetReturned', 'Refunded'] as const
const boxEvents = ['NftAdded', 'NftReturned', 'Drawn', 'PrizeAssigned', 'Refunded'] as const

/** The topics of everything that changes a machine's pool or is decided by it. */
export function gachaTopics(machine: number): PoolEvents['topics'] {
  const selectors = gachaEvents.map((eventName) =>
    selectorOf(encodeEventTopics({ abi: gachaAbi, eventName })),
  )
  return [selectors, numberToHex(machine, { size: 32 })]
}

export function boxTopics(box: number): PoolEvents['topics'] {
  const selectors = boxEvents.map((eventName) => selectorOf(encodeEventTopics({ abi: boxesAbi, eventName })))
  return [selectors, numberToHex(box, { size: 32 })]
}

export function gachaRecords(logs: readonly Log[], machine: number): Omit<PoolEvents, 'topics'> {
  const itemOf = (tokenId: bigint) => Number(tokenId - (BigInt(machine) << BigInt(PET_BITS))) - 1
  let startSize = 0
  const events = parseEventLogs({ abi: gachaAbi, eventName: [...gachaEvents], logs: [...logs] })
  const records = events.flatMap((log): PoolRecord[] => {
    const block = Number(log.blockNumber)
    switch (log.eventName) {
      case 'MachineCreated':
        startSize = Number(log.args.pets)
        return []
      case 'Pulled':
        return [{ kind: 'paid', ...orderOf(log.args), tx: log.transactionHash ?? '0x', block }]
      case 'PetPulled':
        return [{ kind: 'assigned', ...drawOf(log.args), item: itemOf(log.args.tokenId), block }]
      case 'PetReturned':
        return [{ kind: 'added', item: itemOf(log.args.tokenId), size: Number(log.args.size), block }]
      case 'Refunded':
        return [refundOf(log.args, block)]
    }
  })
  return { startSize, records }
}

export function boxRecords(logs: readonly Log[]): Omit<PoolEvents, 'topics'> {
  const events = parseEventLogs({ abi: boxesAbi, eventName: [...boxEvents], logs: [...logs] })
  const records = events.map((log): PoolRecord => {
    const block = Number(log.blockNumber)
    switch (log.eventName) {
      case 'NftAdded': {
        const { index, size, collection, tokenId } = log.args
        const token = { collection: lower(collection), tokenId: String(tokenId) }
        return { kind: 'added', item: Number(index), size: Number(size), token, block }
      }
      case 'NftReturned':
        return { kind: 'removed', item: Number(log.args.index), size: Number(log.args.size), block }
      case 'Drawn':
        return { kind: 'paid', ...orderOf(log.args), tx: log.transactionHash ?? '0x', block }
      case 'PrizeAssigned': {
        const draw = drawOf({ ...log.args, owner: log.args.winner })
        return { kind: 'assigned', ...draw, item: Number(log.args.index), block }
      }
      case 'Refunded':
        return refundOf(log.args, block)
    }
  })
  return { startSize: 0, records }
}

export function lower(address: Hex): Hex {
  return address.toLowerCase() as Hex
}

function orderOf({
  orderId,
  owner,
  size,
  round,
}: {
  orderId: bigint
  owner: Hex
  size: bigint
  round: bigint
}) {
  return { order: Number(orderId), owner: lower(owner), size: Number(size), round: Number(round) }
}

function drawOf({ orderId, number, owner }: { orderId: bigint; number: bigint; owner: Hex }) {
  return { order: Number(orderId), number: Number(number), owner: lower(owner) }
}

function refundOf({ orderId, owner }: { orderId: bigint; owner: Hex }, block: number): PoolRecord {
  return { kind: 'refunded', order: Number(orderId), owner: lower(owner), block }
}

function selectorOf([selector]: readonly unknown[]): Hex {
  if (typeof selector !== 'string') throw new Error('an event without a selector')
  return selector as Hex
}
