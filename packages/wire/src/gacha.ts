import { limits } from '@mofu/domain/limits'
import { petTiers } from '@mofu/domain/pet-tiers'
import * as z from 'zod/mini'

import { route } from './route.ts'
import { address, count, integer } from './values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
const flag = z.optional(z.enum(['true', 'false']))

/** A machine as on chain. What is left of each tier over `size` is the exact chance of the next pull. */
export const machine = z.object({
  id: z.string(),
  /** SPEC's collectionId: the machine's number in its contract. */
  collectionId: z.int(),
  contractAddress: z.string(),
  chainId: z.int(),
  name: z.string(),
  cover: z.string(),
  title: z.string(),
  introduction: z.string(),
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  firstPrice: integer,
  step: integer,
  /** Of the next pull. */
  price: integer,
  isOpen: z.boolean(),
  pets: z.int(),
  pulls: z.int(),
  /** Pets in it, including those of pending pulls; `returning` come back behind them. */
  size: z.int(),
  pending: z.int(),
  returning: z.int(),
  reserve: integer,
  /** What redeeming every pet in circulation would pay; never more than the reserve. */
  redeemable: integer,
  tiers: z.array(z.object({ tier: z.enum(petTiers), total: z.int(), left: z.int() })),
})
export type Machine = z.output<typeof machine>

const pet = z.object({
  id: z.string(),
  tokenId: integer,
  pet: z.int(),
  name: z.string(),
  tier: z.enum(petTiers),
  paid: integer,
  redeemValue: integer,
  pulledAt: z.int(),
})
export type OwnPet = z.output<typeof pet>

/** The token's id, for its page; null once the pet is redeemed. */
const petId = z.nullable(z.string())

/** One result of a pull. It stays as it is when the pet is sold or redeemed. */
const pulledPet = z.object({ petId, pet: z.int(), name: z.string(), tier: z.enum(petTiers), paid: integer })

/** `round` decides it; `pets` are its results, in the order of the pulls, once they are revealed. */
const pull = z.object({
  id: z.string(),
  orderId: z.int(),
  size: z.int(),
  paid: integer,
  round: z.int(),
  state: z.enum(['pending', 'revealed', 'refunded']),
  paidAt: z.int(),
  paidTx: z.string(),
  settledAt: z.nullable(z.int()),
  pets: z.array(pulledPet),
})
export type Pull = z.output<typeof pull>

const reveal = z.object({
  id: z.string(),
  petId,
  pet: z.int(),
  name: z.string(),
  tier: z.enum(petTiers),
  owner: z.string(),
  paid: integer,
  at: z.int(),
  txHash: z.string(),
})
export type Reveal = z.output<typeof reveal>

export const gbtInfo = route({
  service: 'v2',
  method: 'GET',
  path: '/api/GachaMachine/GbtInfo/:x',
  summary: 'The coin of a gacha contract, and what its machines hold in it',
  params: z.object({ x: address }),
  query: z.object({ chainId }),
  data: z.object({
    contractAddress: z.string(),
    coin: z.string(),
    symbol: z.string(),
    decimals: z.int(),
    reserve: integer,
    redeemable: integer,
    /** Of the cheapest open machine; null while none is open. */
    price: z.nullable(integer),
  }),
})

export const gachaMachineList = route({
  service: 'v2',
  method: 'POST',
  path: '/api/GachaMachine/GachaMachineList',
  summary: 'The machines of a gacha contract',
  query: z.object({ contractAddress: address, chainId }),
  data: z.object({ list: z.array(machine) }),
})

export const gachaMachineDetail = route({
  service: 'v2',
  method: 'POST',
  path: '/api/GachaMachine/GachaMachineDetail',
  summary: 'One machine with its latest pulls, and the pets and pulls of an address',
  query: z.object({
    collectionId: count(1, 2_147_483_647),
    contractAddress: address,
    userAddress: z.optional(address),
    /** SPEC's flag of the shop's own page: a closed machine is not found with it. */
    isFore: flag,
    chainId,
  }),
  data: z.extend(machine, {
    recent: z.array(reveal),
    /** Of `userAddress`, the newest first; empty without one. All of them are in lists of their own. */
    myPets: z.array(pet),
    myPulls: z.array(pull),
  }),
})

const ofMachine = z.object({
  collectionId: count(1, 2_147_483_647),
  contractAddress: address,
  chainId,
  pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
  /** The previous page's `next`; absent for the first page. */
  before: z.optional(count(0, Number.MAX_SAFE_INTEGER)),
})

export const gachaPetsOf = route({
  service: 'app',
  method: 'GET',
  path: '/gacha/pets/:account',
  summary: 'The pets of a machine that an address holds and can redeem, those pulled last first',
  params: z.object({ account: address }),
  query: ofMachine,
  data: z.object({ list: z.array(pet), next: z.nullable(z.int()) }),
})

export const gachaPullsOf = route({
  service: 'app',
  method: 'GET',
  path: '/gacha/pulls/:account',
  summary: 'The pulls of an address from a machine with their results, newest first',
  params: z.object({ account: address }),
  query: ofMachine,
  data: z.object({ list: z.array(pull), next: z.nullable(z.int()) }),
})
