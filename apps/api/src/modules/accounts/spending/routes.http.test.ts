import { connectPool, database } from '@mofu/db/connect'
import { RAISE_WAIT_SECONDS } from '@mofu/domain/spending-limits'
import { bearer, signInWallet } from '@mofu/testkit/sign-in'
import { deleteAccount, exportAccount } from '@mofu/wire/accounts'
import * as wire from '@mofu/wire/accounts/spending'
import { health } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, inject, test } from 'vitest'

import { flowRows } from './flow-rows.fixture.ts'

const { apiUrl, databaseUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })
const db = database(connectPool(databaseUrl, { role: 'mofu_app', name: 'spending-test', max: 4 }))
const rows = flowRows(db, chainId)

afterAll(() => db.$client.end())

async function newPlayer() {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const { v1Info } = await signInWallet(apiUrl, wallet)
  const as = bearer(v1Info.token)
  const address = wallet.address.toLowerCase()
  return {
    as,
    address,
    change: async (amount: string | null, period: 'day' | 'week' | 'month' = 'day') =>
      (await call(wire.changeSpendingLimit, { body: { coin: zeroAddress, period, amount } }, as)).data,
    ofDay: async () => {
      const { data } = await call(wire.spending, { query: {} }, as)
      const native = data.coins.find(({ coin }) => coin === zeroAddress)
      return native?.periods.find(({ period }) => period === 'day')
    },
    check: async (amount: bigint, payer: string = address) => {
      const query = { payer, coin: zeroAddress, amount: String(amount) }
      return (await call(wire.spendingCheck, { query }, as)).data
    },
    mustSignIn: async () =>
      (await call(wire.mustSignInToPlay, { query: { payer: address } })).data.mustSignIn,
    /** As if the day of the wait had passed. */
    waitIsOver: () =>
      db.execute(sql`update app.spending_limit set next_at = date_trunc('second', now()) where account_id =
        (select id from app.account where address = ${address})`),
  }
}

/** The chain's time up to which the read model is true. */
async function chainNow(): Promise<number> {
  const { data } = await call(health, {})
  return data.chains.find((chain) => chain.chainId === chainId)?.blockTime ?? 0
}

const soon = () => {
  const now = Date.now() / 1_000
  return { from: now + RAISE_WAIT_SECONDS - 60, to: now + RAISE_WAIT_SECONDS + 60 }
}

test('a limit applies at once, a lower one too; a higher one and none wait for a day', async () => {
  const { change, ofDay, waitIsOver } = await newPlayer()
  expect(await ofDay()).toMatchObject({ paid: '0', returned: '0', limit: { amount: null, next: null } })
  expect(await change('1000')).toEqual({ amount: '1000', next: null })
  expect(await change('400')).toEqual({ amount: '400', next: null })
  const raised = await change('900')
  expect(raised).toEqual({ amount: '400', next: { amount: '900', at: expect.any(Number) } })
  const { from, to } = soon()
  expect(raised.next?.at).toBeGreaterThan(from)
  expect(raised.next?.at).toBeLessThan(to)
  expect((await ofDay())?.limit).toEqual(raised)
  await waitIsOver()
  expect((await ofDay())?.limit).toEqual({ amount: '900', next: null })
  expect(await change(null)).toMatchObject({ amount: '900', next: { amount: null } })
  expect(await change('900')).toEqual({ amount: '900', next: null })
  expect(await change(null)).toMatchObject({ amount: '900', next: { amount: null } })
  await waitIsOver()
  expect((await ofDay())?.limit).toEqual({ amount: null, next: null })
})

test('raising twice waits from the start; the second raise does not come with the first', async () => {
  const { change, ofDay, waitIsOver } = await newPlayer()
  await change('100')
  const first = await change('200')
  await db.execute(
    sql`update app.spending_limit set next_at = next_at - interval '20 hours' where amount = 100 and next_amount = 200`,
  )
  const again = await change('200')
  expect(again.next?.at).toBe((first.next?.at ?? 0) - 20 * 3_600)
  const second = await change('300')
  expect(second).toMatchObject({ amount: '100', next: { amount: '300' } })
  expect(second.next?.at).toBeGreaterThan(soon().from)
  await waitIsOver()
  expect((await ofDay())?.limit).toEqual({ amount: '300', next: null })
})

test('of 50 changes at the same time the lowest applies, and none of the higher ones', async () => {
  const { change, ofDay } = await newPlayer()
  await change('1000')
  const wanted = Array.from({ length: 50 }, (_, index) => String(((index * 7) % 50) + 1))
  await Promise.all(wanted.map((amount) => change(amount)))
  expect((await ofDay())?.limit.amount).toBe('1')
})

test('50 equal raises at the same time are one raise', async () => {
  const { change, ofDay } = await newPlayer()
  await change('10')
  const replies = await Promise.all(Array.from({ length: 50 }, () => change('20')))
  expect(new Set(replies.map(({ next }) => next?.at)).size).toBe(1)
  expect((await ofDay())?.limit).toEqual(replies[0])
})

test('a payment that exceeds a limit is refused with limit, spending and time; each period on its own', async () => {
  const { address, change, check, ofDay } = await newPlayer()
  const now = await chainNow()
  await rows.draws(address, 600n, now - 3_600)
  await rows.draws(address, 5_000n, now - 3 * 86_400)
  expect(await check(10n ** 20n)).toEqual({ mustSignIn: false, refusal: null })
  await change('1000')
  expect(await ofDay()).toMatchObject({ paid: '600', returned: '0' })
  expect(await check(400n)).toEqual({ mustSignIn: false, refusal: null })
  expect((await check(401n)).refusal).toEqual({
    period: 'day',
    limit: '1000',
    spent: '600',
    freeAt: now - 3_600 + 86_400,
  })
  expect((await check(1_001n)).refusal).toMatchObject({ period: 'day', freeAt: null })
  await change('5700', 'week')
  // The day is free earlier than the week, so the week is what to wait for.
  expect((await check(401n)).refusal).toEqual({
    period: 'week',
    limit: '5700',
    spent: '5600',
    freeAt: now - 3 * 86_400 + 7 * 86_400,
  })
  // A raise that waits does not help.
  await change('100000')
  expect((await check(401n)).refusal).not.toBeNull()
})

test('what came back counts, and never raises the limit', async () => {
  const { address, change, check } = await newPlayer()
  const now = await chainNow()
  await rows.draws(address, 900n, now - 100, now - 50)
  await change('1000')
  expect((await check(1_000n)).refusal).toBeNull()
  await rows.draws(address, 10n, now - 90)
  expect((await check(991n)).refusal).toMatchObject({ spent: '10' })
})

test('a limit of 0 refuses every payment', async () => {
  const { change, check } = await newPlayer()
  await change('0')
  expect((await check(1n)).refusal).toEqual({ period: 'day', limit: '0', spent: '0', freeAt: null })
})

test('others learn that a wallet has limits, and nothing else', async () => {
  const player = await newPlayer()
  const stranger = await newPlayer()
  expect(await player.mustSignIn()).toBe(false)
  await player.change('5')
  expect(await player.mustSignIn()).toBe(true)
  expect(await stranger.check(6n, player.address)).toEqual({ mustSignIn: true, refusal: null })
  expect(await stranger.check(6n)).toEqual({ mustSignIn: false, refusal: null })
  await player.change(null)
  expect(await player.mustSignIn()).toBe(true)
  await player.waitIsOver()
  expect(await player.mustSignIn()).toBe(false)
})

test('an unknown coin and an amount that is no amount are refused', async () => {
  const { as, change } = await newPlayer()
  const coin = `0x${'9'.repeat(40)}`
  await expect(
    call(wire.changeSpendingLimit, { body: { coin, period: 'day', amount: '1' } }, as),
  ).rejects.toMatchObject({ status: 400, failure: { error: 'accounts.coin_unknown' } })
  for (const amount of ['1.5', '-1', '01', '1e3', String(2n ** 128n)]) {
    await expect(change(amount)).rejects.toMatchObject({ status: 400 })
  }
})

test('the limits are in the export, and deleted with the account', async () => {
  const { as, address, change, mustSignIn } = await newPlayer()
  await change('12345678901234567890', 'month')
  const { data } = await call(exportAccount, {}, as)
  expect(data['spendingLimits']).toEqual([
    {
      chainId,
      coin: zeroAddress,
      period: 'month',
      amount: '12345678901234567890',
      nextAmount: null,
      nextAt: null,
      changedAt: expect.any(String),
    },
  ])
  await call(deleteAccount, { body: { confirm: address } }, as)
  expect(await mustSignIn()).toBe(false)
})
