import { type Address, parseAddress } from '@mofu/domain/address'
import { nameYearsMost } from '@mofu/domain/name-state'
import { isHex } from 'viem'

import { readStored, readStoredJson, writeStored } from '../../storage/local-storage.ts'
import { createStore, type Store } from '../../storage/store.ts'
import type { Registration } from './registration.ts'

const KEY = 'mofu.names'
/** Commitments last a day; more than these at once are hardly anybody's. */
const MOST = 20

export type Pending = Registration & { chainId: number; contract: Address }

/** Registrations between the two steps, as this device knows them. */
export const pendingRegistrations: Store<readonly Pending[]> = createStore<readonly Pending[]>(readAll())

window.addEventListener('storage', ({ key }) => {
  if (key === KEY) pendingRegistrations.set(readAll())
})

export function pendingOf(
  all: readonly Pending[],
  { chainId, contract, label, owner }: Omit<Pending, 'years' | 'secret'>,
): Pending | undefined {
  return all.find(
    (one) =>
      one.chainId === chainId && one.contract === contract && one.label === label && one.owner === owner,
  )
}

export function keepPending(pending: Pending): void {
  store([pending, ...without(pending)].slice(0, MOST))
}

export function forgetPending(pending: Pending): void {
  store(without(pending))
}

/** Read again, because another tab may have kept one since: its secret must not be lost. */
function without(pending: Pending): Pending[] {
  const all = readStored(KEY) === undefined ? pendingRegistrations.get() : readAll()
  const same = pendingOf(all, pending)
  return all.filter((one) => one !== same)
}

function store(all: readonly Pending[]): void {
  pendingRegistrations.set(all)
  writeStored(KEY, JSON.stringify(all))
}

function readAll(): Pending[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored.flatMap(readOne) : []
}

function readOne(stored: unknown): Pending[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { chainId, contract, label, owner, years, secret } = stored as Record<string, unknown>
  const [place, holder] = [parseAddress(String(contract)), parseAddress(String(owner))]
  const isYears = typeof years === 'number' && years >= 1 && years <= nameYearsMost
  if (!place || !holder || typeof chainId !== 'number' || typeof label !== 'string' || !isYears) return []
  if (!isHex(secret) || secret.length !== 66) return []
  return [{ chainId, contract: place, label, owner: holder, years, secret }]
}
