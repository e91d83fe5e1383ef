import { limits } from '@mofu/domain/limits'
import { nameFilters } from '@mofu/domain/name-filters'
import { nameTextKeys } from '@mofu/domain/name-records'
import { nameStates } from '@mofu/domain/name-state'
import * as z from 'zod/mini'

import { route } from './route.ts'
import { address, count, integer } from './values.ts'

const chainId = z.optional(count(1, Number.MAX_SAFE_INTEGER))
const id = z.string().check(z.regex(/^[1-9]\d{0,15}-0x[0-9a-f]{40}-\d{1,78}$/, 'must be the id of a name'))

/** A name with its state at the indexed block's time. SPEC §3: tokenId, name, expiry; a grace period exists. */
const name = z.object({
  /** Of the token, as on the market. */
  id: z.string(),
  chainId: z.int(),
  contract: z.string(),
  tokenId: integer,
  /** With `.pet`. */
  name: z.string(),
  owner: z.string(),
  expiry: z.int(),
  /** When it can be registered by anyone, unless it is renewed. */
  graceEnd: z.int(),
  state: z.enum(nameStates),
  registeredAt: z.int(),
  /** What it resolves to; null after its expiry. */
  address: z.nullable(z.string()),
  /** Whether it is the primary name of the address that it resolves to. */
  isPrimary: z.boolean(),
  /** The ask on the market, while there is one. */
  price: z.nullable(integer),
  coin: z.nullable(z.string()),
  symbol: z.nullable(z.string()),
  decimals: z.nullable(z.int()),
})
export type Name = z.output<typeof name>

export const names = route({
  service: 'app',
  method: 'GET',
  path: '/names',
  summary:
    'Names that are registered or in their grace period, newest first; those on the market; or those that end within 90 days, the first to end first',
  query: z.object({
    chainId,
    filter: z._default(z.enum(nameFilters), 'all'),
    search: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
    pageSize: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    /** The previous page's `next`; absent for the first page. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,16}$/))),
  }),
  data: z.object({ list: z.array(name), next: z.nullable(z.string()) }),
})

export const namesAlike = route({
  service: 'app',
  method: 'GET',
  path: '/names/alike/:label',
  summary: 'Registered names that look like this one in many fonts',
  params: z.object({ label: z.string().check(z.regex(/^[a-z0-9-]{3,32}$/, 'must be a name without .pet')) }),
  query: z.object({ chainId }),
  data: z.object({ list: z.array(name) }),
})

/** The primary name of an address, while it resolves to that address and has not expired. */
const identity = z.object({
  address: z.string(),
  nameId: z.string(),
  /** With `.pet`. */
  name: z.string(),
  expiry: z.int(),
  /** The token in the avatar record, if the address owns it and its collection is not hidden. */
  avatar: z.nullable(z.object({ id: z.string(), title: z.string(), url: z.nullable(z.string()) })),
})
export type Identity = z.output<typeof identity>

export const identities = route({
  service: 'app',
  method: 'POST',
  path: '/names/identities',
  summary: 'The primary names and avatars of addresses; an address without one is left out',
  body: z.object({
    chainId,
    addresses: z.array(address).check(z.minLength(1), z.maxLength(limits.identitiesMost)),
  }),
  data: z.object({ list: z.array(identity) }),
})

export const nameSettings = route({
  service: 'app',
  method: 'GET',
  path: '/names/settings',
  summary: 'The prices of a year by the length of a name, and whether registration is paused',
  query: z.object({ chainId }),
  data: z.object({
    /** Null while the contract is not indexed. */
    settings: z.nullable(
      z.object({
        isPaused: z.boolean(),
        coin: z.string(),
        symbol: z.string(),
        decimals: z.int(),
        three: integer,
        four: integer,
        longer: integer,
      }),
    ),
  }),
})

const nameEvent = z.object({
  id: z.string(),
  kind: z.enum(['register', 'renew']),
  /** The new owner, or who paid for the renewal. */
  account: z.string(),
  expiry: z.int(),
  coin: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  price: integer,
  at: z.int(),
  txHash: z.string(),
})
export type NameEvent = z.output<typeof nameEvent>

export const nameDetail = route({
  service: 'app',
  method: 'GET',
  path: '/names/:id',
  summary: 'One name with its records and its latest registrations and renewals',
  params: z.object({ id }),
  query: z.object({}),
  data: z.object({
    name,
    /** Records that are set and count; none after the expiry. */
    texts: z.array(z.object({ key: z.enum(nameTextKeys), value: z.string() })),
    /** The token in the avatar record, if its owner is the name's own address and its collection is not hidden. */
    avatar: z.nullable(z.object({ id: z.string(), title: z.string(), url: z.nullable(z.string()) })),
    events: z.array(nameEvent),
  }),
})

export const getMyFnsByAddress = route({
  service: 'v2',
  method: 'POST',
  path: '/api/FnsData/GetMyFnsByAddress',
  summary: 'The names of an address, the first to expire first; pages count from 1',
  query: z.object({
    contractAddress: address,
    userAddress: address,
    page: z._default(count(1, limits.pageNumberMost), 1),
    /** SPEC's spelling of the page size. */
    pageSite: z._default(count(1, limits.nftPageMost), limits.nftPageDefault),
    chainId,
  }),
  data: z.object({ list: z.array(name), total: z.int(), hasMore: z.boolean() }),
})
