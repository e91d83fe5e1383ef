import { account, notification } from '@mofu/db/app/accounts'
import { machine } from '@mofu/db/app/gacha'
import { connectPool, database } from '@mofu/db/connect'
import { accountOf } from '@mofu/testkit/accounts'
import { tokenOf } from '@mofu/testkit/sign-in'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'

import { notifyLowMachines } from './notify-low-machines.ts'

const { apiUrl, chainId, databaseUrl } = inject('httpStack')
const pool = connectPool(databaseUrl, { role: 'mofu_app', name: 'test' })
const db = database(pool)
afterAll(() => pool.end())

/** Nothing of this may stay: other tests pull from the same machine. */
class Undo extends Error {}

test('admins are notified once when a machine is low, and not before', async () => {
  await tokenOf(apiUrl, 'deployer')
  const admin = accountOf('deployer').address.toLowerCase()
  const [found] = await db.select({ id: account.id }).from(account).where(eq(account.address, admin))
  const project = notifyLowMachines({ admin })
  const window = { chainId, after: 0 }
  const seen: unknown[] = []
  const work = db.transaction(async (tx) => {
    const low = () =>
      tx
        .select({ accountId: notification.accountId, kind: notification.kind, facts: notification.facts })
        .from(notification)
        .where(and(like(notification.eventId, 'machine-low-%'), eq(notification.accountId, found?.id ?? '')))
    await project(tx, window)
    seen.push(await low())
    await tx.update(machine).set({ size: 500, pending: 10 }).where(eq(machine.chainId, chainId))
    await project(tx, window)
    await project(tx, window)
    seen.push(await low())
    throw new Undo()
  })
  await expect(work).rejects.toBeInstanceOf(Undo)
  const facts = { machine: '1', title: 'Mofu Capsules', news: 'machineLow', left: '490', pets: '10000' }
  expect(seen).toEqual([[], [{ accountId: found?.id, kind: 'draw', facts }]])
})
