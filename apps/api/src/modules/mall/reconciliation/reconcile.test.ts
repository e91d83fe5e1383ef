import { alert } from '@mofu/db/app/alerts'
import { ledgerEntry, mallPayment } from '@mofu/db/app/mall/payments'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { alertsIn } from '../../../platform/alerts.ts'
import { chain, db, paidOrder, reader } from '../mall-chain.fixture.ts'
import { readHeldAt } from './read-held.ts'
import { reportReconciliation } from './reconcile-worker.ts'
import { reconcile } from './reconcile.ts'

const silent = { info: () => undefined, error: () => undefined }

test('a ledger that differs from the contract is an alert until they agree; a silent node is no difference', async () => {
  const { id, block, txHash } = await paidOrder()
  const [payment] = await db.select().from(mallPayment).where(eq(mallPayment.id, id))
  if (!payment) throw new Error('no payment')
  const place = {
    chainId: chain.chainId,
    coin: payment.coin,
    paymentId: id,
    kind: 'paid',
    block,
    at: payment.paidAt,
    txHash,
  }
  const readHeld = readHeldAt([chain], reader)
  const held = await readHeld({ ...place, escrow: 0n })
  expect(held).toBeGreaterThan(0n)
  await db.insert(ledgerEntry).values([
    { ...place, eventId: 'paid', place: 0, account: 'escrow', amount: held },
    { ...place, eventId: 'paid', place: 1, account: 'payer', amount: -held },
  ])
  await db.update(mallPayment).set({ held, updatedBlock: block }).where(eq(mallPayment.id, id))
  const setAlert = alertsIn(db, silent)
  const report = async () => {
    await reportReconciliation(await reconcile({ db, readHeld }), setAlert)
    return db.select().from(alert).where(eq(alert.name, 'mall.ledger_differs'))
  }
  expect(await report()).toEqual([])

  const wrong = { ...place, eventId: 'wrong', account: 'escrow' }
  await db.insert(ledgerEntry).values({ ...wrong, place: 0, amount: 1n })
  expect(await report()).toMatchObject([
    { facts: { coins: `${chain.chainId} ${payment.coin}`, journals: 1, payments: 1 } },
  ])
  await expect(reconcile({ db, readHeld: readHeldAt([], reader) })).rejects.toThrow('not configured')
  expect(await db.$count(alert, eq(alert.name, 'mall.ledger_differs'))).toBe(1)

  await db.insert(ledgerEntry).values({ ...wrong, place: 1, amount: -1n })
  expect(await report()).toEqual([])
})
