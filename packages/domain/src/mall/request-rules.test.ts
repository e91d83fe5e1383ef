import { expect, test } from 'vitest'

import { orderStatus } from './order-status.ts'
import {
  afterBusinessDays,
  askRefusal,
  disputeRefusal,
  requestClock,
  requestLimits,
  type RequestState,
  requestStates,
  rulingsFor,
  stateAfterDeadline,
  turnOf,
} from './request-rules.ts'

// A Thursday.
const now = new Date('2026-06-04T18:00:00Z')

test('weekends are no business days, and the time of day stays', () => {
  expect(afterBusinessDays(now, 1)).toEqual(new Date('2026-06-05T18:00:00Z'))
  expect(afterBusinessDays(now, 2)).toEqual(new Date('2026-06-08T18:00:00Z'))
  expect(afterBusinessDays(new Date('2026-06-06T09:00:00Z'), 3)).toEqual(new Date('2026-06-10T09:00:00Z'))
  expect(afterBusinessDays(now, 0)).toEqual(now)
})

test('each open state has a deadline and an earlier reminder; ended states have none', () => {
  expect(requestClock('open', now)).toEqual({
    actBy: new Date('2026-06-09T18:00:00Z'),
    remindAt: new Date('2026-06-08T18:00:00Z'),
  })
  expect(requestClock('agreed', now)).toEqual({
    actBy: new Date('2026-06-18T18:00:00Z'),
    remindAt: new Date('2026-06-15T18:00:00Z'),
  })
  expect(requestClock('sentBack', now)).toEqual({
    actBy: new Date('2026-06-16T18:00:00Z'),
    remindAt: new Date('2026-06-15T18:00:00Z'),
  })
  expect(requestClock('disputed', now).actBy).toEqual(new Date('2026-06-06T18:00:00Z'))
  for (const state of ['refused', 'withdrawn'] as const) {
    expect(requestClock(state, now).actBy).toEqual(new Date('2026-06-07T18:00:00Z'))
  }
  for (const state of ['paying', 'done', 'lapsed'] as const) {
    expect(requestClock(state, now)).toEqual({ actBy: null, remindAt: null })
    expect(turnOf(state)).toBeUndefined()
  }
})

test('a silent shop brings a request to an admin; a silent buyer ends it', () => {
  const after = requestStates.map((state) => [state, stateAfterDeadline(state)])
  expect(Object.fromEntries(after.filter(([, next]) => next !== undefined))).toEqual({
    open: 'disputed',
    sentBack: 'disputed',
    agreed: 'lapsed',
  })
  expect([turnOf('open'), turnOf('sentBack'), turnOf('agreed'), turnOf('disputed')]).toEqual([
    'merchant',
    'merchant',
    'buyer',
    'admin',
  ])
})

const onItsWay = { status: orderStatus.shipping, payState: 'final' } as const
const past = (state: RequestState, kind: 'cancel' | 'return' | 'refund' = 'return') => ({
  kind,
  state,
  ruling: null,
})

test('a request is refused while another is open, and after too many unsuccessful ones', () => {
  expect(askRefusal('return', onItsWay, [])).toBeUndefined()
  expect(askRefusal('cancel', onItsWay, [])).toBe('mall.request_wrong')
  expect(askRefusal('cancel', { ...onItsWay, status: orderStatus.pendingDelivery }, [])).toBeUndefined()
  expect(askRefusal('refund', { ...onItsWay, payState: 'confirmed' }, [])).toBe('mall.request_wrong')
  for (const state of ['open', 'agreed', 'sentBack', 'disputed', 'paying'] as const) {
    expect(askRefusal('refund', onItsWay, [past(state)])).toBe('mall.request_open')
  }
  const some = (['refused', 'withdrawn', 'lapsed'] as const).map((state) => past(state))
  expect(some).toHaveLength(requestLimits.unsuccessful)
  expect(askRefusal('refund', onItsWay, some)).toBe('mall.requests_spent')
  expect(askRefusal('refund', onItsWay, some.slice(1))).toBeUndefined()
  // Successful requests do not count, nor those made before the order shipped.
  const fine = [past('done'), past('done'), past('done'), past('refused', 'cancel')]
  expect(askRefusal('refund', onItsWay, [...fine, past('refused')])).toBeUndefined()
})

test('a request that an admin closed cannot be made again', () => {
  const closed = { kind: 'return', state: 'refused', ruling: 'close' } as const
  expect(askRefusal('refund', onItsWay, [closed])).toBe('mall.request_ruled')
  expect(askRefusal('refund', onItsWay, [{ ...closed, kind: 'cancel' }])).toBeUndefined()
})

test('a buyer disputes a refusal or a return address in time and once, a shop the returned goods', () => {
  const refused = { kind: 'return', state: 'refused', actBy: now, ruling: null } as const
  const late = new Date(now.getTime() + 1)
  const by = (
    side: 'buyer' | 'merchant',
    more: object,
    at = now,
    order: typeof onItsWay | object = onItsWay,
  ) => disputeRefusal(side, { order: { ...onItsWay, ...order }, request: { ...refused, ...more }, now: at })
  expect(by('buyer', {})).toBeUndefined()
  expect(by('buyer', {}, late)).toBe('mall.dispute_too_late')
  expect(by('buyer', { actBy: null })).toBe('mall.dispute_too_late')
  expect(by('buyer', { ruling: 'close' })).toBe('mall.request_wrong')
  expect(by('buyer', { state: 'open' })).toBe('mall.request_wrong')
  // An agreed return may name an address that nobody can send to; one that an admin named stands.
  expect(by('buyer', { state: 'agreed' })).toBeUndefined()
  expect(by('buyer', { state: 'agreed', ruling: 'return' })).toBe('mall.request_wrong')
  expect(by('buyer', {}, now, { status: orderStatus.finished })).toBe('mall.request_wrong')
  expect(by('merchant', { state: 'sentBack' })).toBeUndefined()
  expect(by('merchant', {})).toBe('mall.request_wrong')
})

test('a return can be requested again when the goods were not sent back', () => {
  expect(rulingsFor({ kind: 'return', isSentBack: false })).toEqual(['refund', 'return', 'close'])
  expect(rulingsFor({ kind: 'return', isSentBack: true })).toEqual(['refund', 'close'])
  expect(rulingsFor({ kind: 'refund', isSentBack: false })).toEqual(['refund', 'close'])
})
