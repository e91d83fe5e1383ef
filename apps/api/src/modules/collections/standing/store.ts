import { collection } from '@mofu/db/app/collections'
import { standing } from '@mofu/db/app/collections/standings'
import type { Database } from '@mofu/db/connect'
import { eq, sql } from 'drizzle-orm'

import { writeAudit } from '../../../platform/audit.ts'
import type { StandingStore } from './set-standing.ts'

export function standingStore(db: Database): StandingStore {
  return {
    set: (by, { id, state, reason }) =>
      db.transaction(async (tx) => {
        const [found] = await tx
          .select({ before: collection.state })
          .from(collection)
          .where(eq(collection.id, id))
          .for('update')
        if (!found) return undefined
        if (found.before === state) return found
        await tx
          .insert(standing)
          .values({ collectionId: id, state })
          .onConflictDoUpdate({ target: standing.collectionId, set: { state, setAt: sql`now()` } })
        await tx.update(collection).set({ state }).where(eq(collection.id, id))
        await writeAudit(tx, by, {
          action: 'collections.set_state',
          subject: id,
          reason,
          facts: { before: found.before, after: state },
        })
        return found
      }),
  }
}
