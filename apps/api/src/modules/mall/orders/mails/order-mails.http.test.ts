import { account, notification } from '@mofu/db/app/accounts'
import { shopMember } from '@mofu/db/app/mall/shop'
import type { Language } from '@mofu/domain/languages'
import { mailsTo, untilMail } from '@mofu/testkit/mails'
import { makeShopper, payOffers, type Shopper } from '@mofu/testkit/mall'
import { chooseNotification, notifications } from '@mofu/wire/accounts/notifications'
import { disputeRequest } from '@mofu/wire/mall/disputes'
import * as shopWire from '@mofu/wire/mall/shipping'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import {
  buyer,
  call,
  db,
  detailOf,
  merchant,
  offersFor,
  rpcUrl,
  shopOf,
  stack,
  submit,
  until,
} from '../orders.fixture.ts'
import { orderMailQueue } from './order-mail-queue.ts'

vi.setConfig({ testTimeout: 120_000 })

const mail = (who: Shopper, subject: string) => untilMail(stack.mailsUrl, { to: who.email, subject }, 30_000)

const speak = (who: Shopper, language: Language) =>
  db.update(account).set({ language }).where(eq(account.id, who.accountId))

test('buyer and shop are mailed each step of an order once, at once, in their languages, with goods, amounts and a link to it', async () => {
  const staff = await makeShopper(stack, db, 'staff')
  const { skuIds, shopId } = await shopOf({ name: 'Paws <b>& Co</b>', stock: 4 })
  await db.insert(shopMember).values({ shopId, accountId: staff.accountId, role: 'staff' })
  await Promise.all([speak(buyer, 'jp'), speak(merchant, 'tc')])
  await call(chooseNotification, { body: { kind: 'order', isMailed: false } }, staff.as)
  const { orderId, orders } = await submit([`${skuIds[0]}|2`])
  const number = orders[0]?.orderNumber ?? ''
  const url = `${stack.env['PUBLIC_URL']}/order-detail/${orderId}`

  const asked = await mail(buyer, `注文 ${number}：お支払いのお願い`)
  expect(asked.text).toContain('2 × 陶器のボウル · コーラル：US$30.00\n送料：US$6.00\n合計：US$36.00\n')
  expect(asked.text).toContain(`支払いへ進む:\n${url}\n`)
  expect(asked.html).toContain('Paws &#60;b&#62;&#38; Co&#60;/b&#62;')
  // The buyer has just placed it: it is no news in the inbox.
  expect((await call(notifications, { query: {} }, buyer.as)).data.unread).toBe(0)

  await payOffers(rpcUrl, 'wei', [await offersFor(orderId)])
  const paid = await mail(buyer, `注文 ${number} のお支払いを確認しました`)
  expect(paid.text).toContain('お支払い：36 tUSD\n')
  const sold = await mail(merchant, `已售出：訂單 ${number}`)
  expect(sold.text).toContain('2 × 陶瓷碗 · 珊瑚：US$30.00\n')
  expect(sold.html).toContain(`href="${url}"`)
  expect(sold.text).not.toContain('Chiyoda')

  await until(
    () => detailOf(orderId),
    ({ payState }) => payState === 'final',
  )
  const ship = { id: orderId, expressCompany: 'Yamato', expressNumber: 'YM-1234' }
  await call(shopWire.shipOrder, { body: ship }, merchant.as)
  const shipped = await mail(buyer, `注文 ${number} を発送しました`)
  expect(shipped.text).toContain('配送業者：Yamato\n追跡番号：YM-1234\n')

  const part = { id: orderId, kind: 'refund', reason: 'a scratch', amount: '1000' } as const
  const { data: first } = await call(shopWire.askRequest, { body: part }, buyer.as)
  const requested = await mail(merchant, `訂單 ${number}：買家申請退款`)
  expect(requested.text).toContain('原因：a scratch\n申請退款金額：US$10.00\n')
  const refusal = { requestId: first.requestId, isAgreed: false, answer: 'it was fine' }
  await call(shopWire.answerRequest, { body: refusal }, merchant.as)
  await call(disputeRequest, { body: { requestId: first.requestId, reason: 'look' } }, buyer.as)
  expect((await mail(merchant, `訂單 ${number}：申請由 Mofu 裁定`)).text).toContain('爭議原因：look\n')
  await call(shopWire.withdrawRequest, { body: { requestId: first.requestId } }, buyer.as)
  const { data: second } = await call(shopWire.askRequest, { body: part }, buyer.as)
  const agreement = { requestId: second.requestId, isAgreed: true }
  await call(shopWire.answerRequest, { body: agreement }, merchant.as)
  const refunded = await mail(buyer, `注文 ${number}：US$10.00 を返金しました`)
  expect(refunded.text).toContain('返金：US$10.00\n')

  // Every job runs once more, and the digests go out.
  const mailed = await db
    .select({ id: notification.id, digestedAt: notification.digestedAt })
    .from(notification)
    .where(and(eq(notification.isImmediate, true), sql`${notification.facts} ->> 'orderId' = ${orderId}`))
  expect(mailed).toHaveLength(12)
  for (const { id } of mailed) await enqueue(db, orderMailQueue, { notificationId: id })
  const waiting = () =>
    db.execute(`select from jobs.job where name in ('order-mail', 'digest') and state < 'completed'`)
  await until(waiting, ({ rows }) => rows.length === 0, 60_000)
  const subjectsOf = async (who: Shopper) =>
    (await mailsTo(stack.mailsUrl, who.email)).flatMap(({ subject = '' }) =>
      subject.includes(number) ? [subject] : [],
    )
  expect(await subjectsOf(buyer)).toHaveLength(4)
  expect(await subjectsOf(merchant)).toHaveLength(4)
  expect(await subjectsOf(staff)).toEqual([])
  const digests = (await mailsTo(stack.mailsUrl, buyer.email)).filter(
    ({ subject }) => !subject?.includes(number),
  )
  const repeated = digests.filter(({ text }) => text?.includes('発送されました'))
  expect(repeated).toEqual([])
})
