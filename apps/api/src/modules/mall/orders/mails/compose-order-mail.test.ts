import { mallOrder } from '@mofu/db/app/mall/orders'
import { projection } from '@mofu/db/app/projection'
import { languages } from '@mofu/domain/languages'
import { buyerMails, shopMails } from '@mofu/domain/mall/order-news'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import {
  answer,
  ask,
  buyer,
  chainId,
  db,
  dispute,
  merchant,
  orderOf,
  paidOrder,
  unpaidOrder,
} from '../../returns/disputes/disputes.fixture.ts'
import { composeOrderMail } from './compose-order-mail.ts'

beforeAll(() =>
  db.insert(projection).values({
    chainId,
    deployment: 'test',
    checkpoint: '',
    block: 1_000,
    blockTime: 1,
    finalizedBlock: 970,
    projectedAt: 1,
  }),
)

const publicUrl = 'https://mofu.example'
const email = 'hana@mofu.example'

const compose = (
  facts: Record<string, string>,
  language: (typeof languages)[number] = 'en',
  { accountId }: { accountId: string } = buyer,
) => composeOrderMail({ db, publicUrl }, { id: 1, accountId, facts, email, language })

test.each(languages)(
  'every mail about an order is complete in %s: goods, amounts, and one button to the order',
  async (language) => {
    const orderId = await paidOrder()
    const requestId = await ask(orderId, 'refund', 500n)
    await answer(requestId, false)
    await dispute(buyer, requestId, 'as we agreed')
    const { number, shopId } = (await orderOf(orderId)) ?? { number: '', shopId: 0 }
    const buyers = buyerMails.filter((state) => state !== 'submit').map((state) => ({ state }))
    const shops = shopMails.map((state) => ({ state, shopId: String(shopId), requestId }))
    const subjects = new Set<string>()
    for (const facts of [...buyers, ...shops]) {
      const by = 'shopId' in facts ? merchant : buyer
      const mail = await compose({ orderId, number, ...facts }, language, by)
      expect(mail).toMatchObject({ to: email, subject: expect.stringContaining(number) })
      subjects.add(mail?.subject ?? '')
      const bowl = { en: 'Ceramic bowl · Coral', tc: '陶瓷碗 · 珊瑚', jp: '陶器のボウル · コーラル' }[
        language
      ]
      for (const text of [mail?.text, mail?.html]) {
        expect(text).toContain(`1 × ${bowl}`)
        expect(text).toContain('US$20.00')
        expect(text).toContain('20 tUSD')
        expect(text).not.toMatch(/undefined|null|NaN/)
      }
      expect(mail?.html.match(/href="[^"]*"/g)).toEqual([`href="${publicUrl}/order-detail/${orderId}"`])
    }
    expect(subjects.size).toBe(buyers.length + shops.length)
  },
)

test('a shipped order names carrier and number, one to be collected its place and code; only the buyer reads them', async () => {
  const orderId = await paidOrder(3)
  await db
    .update(mallOrder)
    .set({ expressCompany: 'Yamato', expressNumber: 'YM-1234', pickupCode: '042042' })
    .where(eq(mallOrder.id, orderId))
  const shipped = await compose({ orderId, state: 'ship' })
  expect(shipped?.text).toContain('Carrier: Yamato\nTracking number: YM-1234\n')
  expect((await compose({ orderId, state: 'ready' }))?.text).toContain('Pickup code: 042042\n')
  const sold = await compose({ orderId, state: 'pay', shopId: '1' }, 'en', merchant)
  for (const text of [shipped?.text, sold?.text]) expect(text).not.toContain('042042')
})

test('the tracking number of a known carrier leads to its page, another one is text', async () => {
  const orderId = await paidOrder(3)
  const shippedBy = async (expressCompany: string, expressNumber: string) => {
    await db.update(mallOrder).set({ expressCompany, expressNumber }).where(eq(mallOrder.id, orderId))
    return compose({ orderId, state: 'ship' })
  }
  const known = await shippedBy('Yamato Transport', '444413758703')
  const page = /https:\/\/[^\s"<]*444413758703/
  expect(known?.text).toMatch(new RegExp(`Tracking number: 444413758703 ${page.source}\n`))
  expect(known?.html).toMatch(new RegExp(`<a href="${page.source}"[^>]*>444413758703</a>`))
  const unknown = await shippedBy('A neighbour', 'https://example.org/444413758703')
  expect(unknown?.html).not.toContain('href="https://example.org')
})

test('what a whole order gives back is what earlier refunds have left', async () => {
  const orderId = await paidOrder()
  await answer(await ask(orderId, 'refund', 500n), true)
  expect((await compose({ orderId, state: 'return' }))?.text).toContain('Refund: US$15.00\n')
})

test('a request reaches the shop with its reason, amount and deadline', async () => {
  const orderId = await paidOrder()
  const requestId = await ask(orderId, 'refund', 500n)
  const facts = { orderId, requestId, shopId: '1' }
  const asked = await compose({ ...facts, state: 'requested' }, 'en', merchant)
  expect(asked?.text).toMatch(/Reason: broken\nRequested refund: US\$5\.00\nAnswer by: 20\d\d-.* UTC\n/)
  await answer(requestId, false)
  await dispute(buyer, requestId, 'as we agreed')
  const disputed = await compose({ ...facts, state: 'disputed' }, 'en', merchant)
  expect(disputed?.text).toContain('Dispute reason: as we agreed\n')
})

test('nobody is asked to pay what is paid, seen or closed, and who left a shop gets none of its mails', async () => {
  const orderId = await unpaidOrder()
  const asked = await compose({ orderId, state: 'submit' })
  expect(asked?.text).toMatch(/Pay by: 20\d\d-\d\d-\d\d \d\d:\d\d UTC\n/)
  await db.update(mallOrder).set({ payState: 'seen' }).where(eq(mallOrder.id, orderId))
  expect(await compose({ orderId, state: 'submit' })).toBeUndefined()
  expect(await compose({ orderId: await paidOrder(), state: 'submit' })).toBeUndefined()
  expect(await compose({ orderId, state: 'pay', shopId: '1' })).toBeUndefined()
})
