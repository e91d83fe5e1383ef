import { expect, test } from 'vitest'

import { newOrderId, newOrderNumber } from './new-order-id.ts'

test('ids are UUIDs of version 7 that sort by time', () => {
  const [early, late] = [newOrderId(1_700_000_000_000), newOrderId(1_700_000_000_001)]
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(early < late).toBe(true)
  expect(Number.parseInt(early.replaceAll('-', '').slice(0, 12), 16)).toBe(1_700_000_000_000)
})

test('an order number holds the day and no ambiguous characters', () => {
  expect(newOrderNumber(new Date('2026-03-05T10:00:00Z'))).toMatch(/^M260305-[2-9A-HJKMNP-TV-Z]{8}$/)
})
