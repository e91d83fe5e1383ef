import { expect, test } from 'vitest'

import { lotTimes, newLot, readReserve } from './lot-values.ts'
import type { AuctionSettings } from './queries.ts'

const DAY = 86_400
const settings = { coins: [{ coin: '0x01' }], maxDuration: 7 * DAY } as AuctionSettings
const rules = { decimals: 2, floor: '100', ceiling: '5000' }

test('a reserve outside of the contract’s limits has its own reason', () => {
  expect(readReserve('1.25', rules)).toEqual({ reserve: 125n, fault: undefined })
  expect(readReserve('0', rules).fault).toBe('reserveWrong')
  expect(readReserve('1.255', rules).fault).toBe('reserveWrong')
  expect(readReserve('0.99', rules).fault).toBe('reserveLow')
  expect(readReserve('50.01', rules).fault).toBe('reserveHigh')
  expect(readReserve('9999', { ...rules, ceiling: '0' }).fault).toBeUndefined()
})

test('a lot begins at once or in the future, never in the past', () => {
  const now = 1_800_000_000
  const lot = newLot(settings)
  expect(lot).toMatchObject({ coin: '0x01', duration: 3 * DAY, isLater: false })
  expect(lotTimes(lot, now, settings.maxDuration)).toEqual({ startAt: 0, endAt: now + 3 * DAY })
  const later = (startText: string) =>
    lotTimes({ ...lot, isLater: true, startText }, now, settings.maxDuration)
  expect(later('')).toBeUndefined()
  expect(later(new Date((now - 60) * 1000).toISOString())).toBeUndefined()
  expect(later(new Date((now + 60) * 1000).toISOString())).toEqual({
    startAt: now + 60,
    endAt: now + 60 + 3 * DAY,
  })
})
