import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { nftId } from '@mofu/domain/nft-id'
import { idWithin, numberedId } from '@mofu/domain/numbered-id'
import { redeemValue } from '@mofu/domain/redeem-value'
import { type Detail, shownTexts } from '@mofu/domain/shown-texts'

import { machine, pet, pull, redemption, reveal } from '../../schema/gacha.ts'
import { type Change, from, insert, type LogFacts, put, set } from '../change.ts'
import { gachaSettingsHandlers } from './gacha/settings.ts'
import { gachaTokenHandlers, petsAdded, tokenPulled } from './gacha/tokens.ts'

type Hex = `0x${string}`
type OfMachine = { machineId: bigint }
type OfOrder = OfMachine & { orderId: bigint }
type MachineRow = (typeof machine)['$inferSelect']

const nobody: Hex = '0x0000000000000000000000000000000000000000'
/** A pet's token id holds its machine above these bits, and its number below. */
const PET_BITS = 16n

type Created = OfMachine & {
  coin: Hex
  price: bigint
  step: bigint
  pets: bigint
  baseUri: string
  detail: Detail
}

export function onMachineCreated(args: Created, log: LogFacts): Change[] {
  return [
    insert(machine, {
      id: machineKey(args, log),
      chainId: log.chainId,
      contract: log.contract,
      number: Number(args.machineId),
      coin: lowerAddress(args.coin),
      firstPrice: args.price,
      step: args.step,
      pets: Number(args.pets),
      baseUri: args.baseUri,
      ...shownTexts(args.detail),
      isOpen: false,
      price: args.price,
      pulls: 0,
      size: Number(args.pets),
      pending: 0,
      returning: 0,
      orders: 0,
      settled: 0,
      reserve: 0n,
      redeemable: 0n,
      createdAt: log.at,
      updatedBlock: log.block,
    }),
    petsAdded(args.machineId, args.pets, log),
  ]
}

export function onMachineDetailSet(args: OfMachine & { detail: Detail }, log: LogFacts): Change[] {
  return [changed(args, log, shownTexts(args.detail))]
}

export function onOpenSet(args: OfMachine & { isOpen: boolean }, log: LogFacts): Change[] {
  return [changed(args, log, { isOpen: args.isOpen })]
}

type Pulled = OfOrder & {
  owner: Hex
  size: bigint
  firstPull: bigint
  paid: bigint
  round: bigint
  nextPrice: bigint
}

export function onPulled(args: Pulled, log: LogFacts): Change[] {
  const machineId = machineKey(args, log)
  const size = Number(args.size)
  return [
    insert(pull, {
      id: orderKey(args, log),
      chainId: log.chainId,
      machineId,
      orderId: Number(args.orderId),
      owner: lowerAddress(args.owner),
      size,
      firstPull: Number(args.firstPull),
      paid: args.paid,
      round: Number(args.round),
      state: 'pending',
      paidOrder: logOrder(log.block, log.logIndex),
      paidAt: log.at,
      paidTx: log.txHash,
      settledAt: null,
      settledTx: null,
      updatedBlock: log.block,
    }),
    derived(args, log, ({ pending, reserve }) => ({
      orders: Number(args.orderId) + 1,
      pulls: Number(args.firstPull) + size,
      pending: pending + size,
      reserve: reserve + args.paid,
      price: args.nextPrice,
    })),
  ]
}

type PetPulled = OfOrder & { number: bigint; tokenId: bigint; owner: Hex; paid: bigint }

/** One for each pet of an order. The first of them settles the order. */
export function onPetPulled(args: PetPulled, log: LogFacts): Change[] {
  const { tokenId, paid } = args
  const machineId = machineKey(args, log)
  const pullId = orderKey(args, log)
  const petId = petKey(tokenId, log)
  const owner = lowerAddress(args.owner)
  const order = logOrder(log.block, log.logIndex)
  const value = redeemValue(paid)
  return [
    settled(pullId, 'revealed', log),
    insert(reveal, {
      id: idWithin(pullId, Number(args.number)),
      chainId: log.chainId,
      machineId,
      pullId,
      place: Number(args.number),
      petId,
      pet: petNumber(tokenId),
      owner,
      paid,
      revealedOrder: order,
      at: log.at,
      txHash: log.txHash,
      updatedBlock: log.block,
    }),
    put(pet, {
      id: petId,
      chainId: log.chainId,
      machineId,
      tokenId,
      pet: petNumber(tokenId),
      holder: owner,
      state: 'out',
      pullId,
      paid,
      redeemValue: value,
      pulledOrder: order,
      pulledAt: log.at,
      updatedBlock: log.block,
    }),
    from(machine, machineId, ({ baseUri }) => [
      tokenPulled({ tokenId, owner, tokenUri: `${baseUri}${petNumber(tokenId)}.json` }, log),
    ]),
    derived(args, log, (row) => ({
      size: row.size - 1,
      pending: row.pending - 1,
      settled: args.number === 0n ? row.settled + 1 : row.settled,
      redeemable: row.redeemable + value,
    })),
  ]
}

export function onPullRefunded(args: OfOrder & { amount: bigint }, log: LogFacts): Change[] {
  const pullId = orderKey(args, log)
  return [
    settled(pullId, 'refunded', log),
    from(pull, pullId, ({ size }) => [
      derived(args, log, (row) => ({
        pending: row.pending - size,
        reserve: row.reserve - args.amount,
        settled: row.settled + 1,
      })),
    ]),
  ]
}

type Redeemed = OfMachine & { tokenId: bigint; owner: Hex; to: Hex; amount: bigint; fee: bigint }

/** Behind unsettled orders the pet becomes an order of its own; otherwise it is back at once, by the next event. */
export function onRedeemed(args: Redeemed, log: LogFacts): Change[] {
  const { tokenId, amount, fee } = args
  return [
    insert(redemption, {
      id: `${log.chainId}-${log.block}-${log.logIndex}`,
      chainId: log.chainId,
      machineId: machineKey(args, log),
      petId: petKey(tokenId, log),
      pet: petNumber(tokenId),
      owner: lowerAddress(args.owner),
      receiver: lowerAddress(args.to),
      amount,
      fee,
      redeemedOrder: logOrder(log.block, log.logIndex),
      at: log.at,
      txHash: log.txHash,
      updatedBlock: log.block,
    }),
    set(pet, petKey(tokenId, log), { state: 'returning', holder: nobody, updatedBlock: log.block }),
    derived(args, log, (row) => ({
      reserve: row.reserve - amount - fee,
      redeemable: row.redeemable - amount,
      returning: row.returning + 1,
      orders: row.settled === row.orders ? row.orders : row.orders + 1,
    })),
  ]
}

export function onPetReturned(args: OfMachine & { tokenId: bigint; size: bigint }, log: LogFacts): Change[] {
  return [
    set(pet, petKey(args.tokenId, log), { state: 'in', updatedBlock: log.block }),
    derived(args, log, (row) => ({
      size: Number(args.size),
      returning: row.returning - 1,
      settled: row.settled === row.orders ? row.settled : row.settled + 1,
    })),
  ]
}

function settled(pullId: string, state: 'revealed' | 'refunded', log: LogFacts): Change {
  return set(pull, pullId, { state, settledAt: log.at, settledTx: log.txHash, updatedBlock: log.block })
}

function changed(args: OfMachine, log: LogFacts, values: Partial<MachineRow>): Change {
  return set(machine, machineKey(args, log), { ...values, updatedBlock: log.block })
}

function derived(args: OfMachine, log: LogFacts, of: (row: MachineRow) => Partial<MachineRow>): Change {
  return from(machine, machineKey(args, log), (row) => [changed(args, log, of(row))])
}

function machineKey({ machineId }: OfMachine, { chainId, contract }: LogFacts): string {
  return numberedId({ chainId, contract, number: Number(machineId) })
}

function orderKey(args: OfOrder, log: LogFacts): string {
  return idWithin(machineKey(args, log), Number(args.orderId))
}

function petKey(tokenId: bigint, { chainId, contract }: LogFacts): string {
  return nftId({ chainId, contract, tokenId })
}

function petNumber(tokenId: bigint): number {
  return Number(tokenId & ((1n << PET_BITS) - 1n))
}

export const gachaHandlers = {
  MachineCreated: onMachineCreated,
  DetailSet: onMachineDetailSet,
  OpenSet: onOpenSet,
  Pulled: onPulled,
  PetPulled: onPetPulled,
  Refunded: onPullRefunded,
  Redeemed: onRedeemed,
  PetReturned: onPetReturned,
  ...gachaTokenHandlers,
  ...gachaSettingsHandlers,
}
