import { connectPool, database } from '@mofu/db/connect'
import { mailsTo, untilMail } from '@mofu/testkit/mails'
import { bearer, signUp } from '@mofu/testkit/sign-in'
import * as wire from '@mofu/wire/accounts/notifications'
import { createClient } from '@mofu/wire/client'
import { afterAll, expect, inject, test } from 'vitest'

import { findAccountByEmail, setLanguage } from '../people/store.ts'
import { notify } from './notify.ts'

const stack = inject('httpStack')
const call = createClient({ baseUrl: stack.apiUrl })
const pool = connectPool(stack.databaseUrl, { role: 'mofu_app', name: 'test' })
const db = database(pool)
afterAll(() => pool.end())

async function reader(email: string) {
  const { token } = await signUp(stack, { email, password: 'ten curious cats' })
  const account = await findAccountByEmail(db, email)
  if (!account) throw new Error('no account')
  return { accountId: account.id, as: bearer(token) }
}

const sold = (title: string) => ({ title, price: '1.5', coin: 'ETH' })

test('the inbox holds each event once, counts unread ones, pages, and is read up to a point', async () => {
  const { accountId, as } = await reader('inbox@mofu.example')
  for (const eventId of ['a', 'b', 'b', 'c']) {
    await notify(db, { accountId, kind: 'sold', eventId, facts: sold(`Pet ${eventId}`) })
  }
  const { data: first } = await call(wire.notifications, { query: { pageSize: 2 } }, as)
  expect(first.list.map(({ facts }) => facts['title'])).toEqual(['Pet c', 'Pet b'])
  expect(first.unread).toBe(3)
  const { data: rest } = await call(
    wire.notifications,
    { query: { pageSize: 2, before: first.next ?? 0 } },
    as,
  )
  expect(rest.list.map(({ facts }) => facts['title'])).toEqual(['Pet a'])
  expect(rest.next).toBeNull()
  await call(wire.readNotifications, { body: { upTo: first.list[1]?.id ?? 0 } }, as)
  const { data: after } = await call(wire.notifications, { query: {} }, as)
  expect(after.list.map(({ isRead }) => isRead)).toEqual([false, true, true])
  expect(after.unread).toBe(1)
})

test('unread notifications go into one digest, in the language of the account, and only once', async () => {
  const email = 'digest@mofu.example'
  const { accountId } = await reader(email)
  await setLanguage(db, accountId, 'tc')
  await db.transaction(async (tx) => {
    for (let index = 1; index <= 12; index++) {
      await notify(tx, { accountId, kind: 'sold', eventId: String(index), facts: sold(`毛毛 ${index}`) })
    }
  })
  const mail = await untilMail(stack.mailsUrl, { to: email, subject: '你的寵物有新消息' })
  expect(mail.text).toContain('毛毛 12 以 1.5 ETH 售出了。')
  expect(mail.text).not.toContain('毛毛 2 以')
  expect(mail.text).toContain('還有 2 則。')
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  const digests = (await mailsTo(stack.mailsUrl, email)).filter(
    ({ subject }) => subject === '你的寵物有新消息',
  )
  expect(digests).toHaveLength(1)
}, 40_000)

test('a kind that is switched off is not mailed, but stays in the inbox', async () => {
  const email = 'quiet@mofu.example'
  const { accountId, as } = await reader(email)
  const { data: before } = await call(wire.notificationSettings, {}, as)
  expect(before.list).toContainEqual({ kind: 'sold', isMailed: true })
  expect(before.list).toContainEqual({ kind: 'reminder', isMailed: false })
  await call(wire.chooseNotification, { body: { kind: 'sold', isMailed: false } }, as)
  expect((await call(wire.notificationSettings, {}, as)).data.list).toContainEqual({
    kind: 'sold',
    isMailed: false,
  })
  await notify(db, { accountId, kind: 'sold', eventId: 'quiet', facts: sold('Mochi') })
  await notify(db, { accountId, kind: 'offer', eventId: 'loud', facts: sold('Momo') })
  const mail = await untilMail(stack.mailsUrl, { to: email, subject: 'News from your pets' })
  expect(mail.text).toContain('Momo')
  expect(mail.text).not.toContain('Mochi')
  expect((await call(wire.notifications, { query: {} }, as)).data.list).toHaveLength(2)
}, 40_000)
