import { account } from '@mofu/db/app/accounts'
import { connectPool, database } from '@mofu/db/connect'
import { eq, isNotNull } from 'drizzle-orm'

import type { Person } from '../../accounts.ts'
import { accountIdOf } from '../seed-account.ts'

/** Who invited whom: mei, who leads, has a tree of three levels; sora is outside of it. */
const invitations: readonly [inviter: Person, guest: Person][] = [
  ['mei', 'hana'],
  ['mei', 'taro'],
  ['hana', 'kuro'],
  ['hana', 'lin'],
  ['taro', 'aki'],
  ['sora', 'yuki'],
]

/** Before everything that is sold in the seed. */
const BOUND_DAYS_AGO = 400
const DAY_MS = 86_400_000

/** Binds people to their inviters. Does nothing where anybody has been invited. */
export async function seedInvitations({ databaseUrl }: { databaseUrl: string }): Promise<void> {
  const pool = connectPool(databaseUrl, { role: 'mofu_app', name: 'mofu-seed', max: 1 })
  try {
    await database(pool).transaction(async (tx) => {
      if ((await tx.$count(account, isNotNull(account.inviterId))) > 0) return
      for (const [place, [inviter, guest]] of invitations.entries()) {
        const [inviterId, guestId] = [await accountIdOf(tx, inviter), await accountIdOf(tx, guest)]
        const boundAt = new Date(Date.now() - (BOUND_DAYS_AGO - place) * DAY_MS)
        await tx.update(account).set({ inviterId, boundAt }).where(eq(account.id, guestId))
      }
    })
  } finally {
    await pool.end()
  }
}
