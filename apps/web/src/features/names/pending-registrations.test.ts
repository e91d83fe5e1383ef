import { afterEach, expect, test, vi } from 'vitest'

import type { Pending } from './pending-registrations.ts'

afterEach(() => vi.unstubAllGlobals())

const pending = (label: string): Pending => ({
  chainId: 31_337,
  contract: '0x00000000000000000000000000000000000000cc',
  label,
  owner: '0x00000000000000000000000000000000000000b1',
  years: 1,
  secret: `0x${'5'.repeat(64)}`,
})

/** Each tab has the module for itself; what they share is the storage. */
async function openTab() {
  vi.resetModules()
  return import('./pending-registrations.ts')
}

test('a registration that was started in one tab outlives one that is started or ended in another', async () => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  const [first, second] = [await openTab(), await openTab()]
  first.keepPending(pending('momo'))
  second.keepPending(pending('kuro'))
  const labels = async () => (await openTab()).pendingRegistrations.get().map(({ label }) => label)
  expect(await labels()).toEqual(['kuro', 'momo'])
  first.forgetPending(pending('momo'))
  expect(await labels()).toEqual(['kuro'])
})

test('without storage a registration lasts as long as its page', async () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  const { keepPending, pendingRegistrations } = await openTab()
  keepPending(pending('momo'))
  keepPending(pending('kuro'))
  expect(pendingRegistrations.get()).toHaveLength(2)
})
