import { alert } from '@mofu/db/app/alerts'
import type { Database } from '@mofu/db/connect'
import { and, asc, eq, sql } from 'drizzle-orm'

import type { Check } from './health/check.ts'

type Log = { info(facts: object, message: string): void; error(facts: object, message: string): void }

type AlertFacts = Record<string, string | number>

/** Raises an alert with facts, clears it without. */
export type SetAlert = (name: string, subject: string, facts: AlertFacts | undefined) => Promise<void>

/** While it lasts, an alert is logged again so often. */
const AGAIN = sql`interval '10 minutes'`

/** Alerts lie in the database: every process shows them on `/readyz`, and a restart does not forget them. */
export function alertsIn(db: Database, log: Log): SetAlert {
  return async (name, subject, facts) => {
    const own = and(eq(alert.name, name), eq(alert.subject, subject))
    if (facts === undefined) {
      const cleared = await db.delete(alert).where(own).returning({ raisedAt: alert.raisedAt })
      if (cleared.length > 0) log.info({ alert: name, subject }, 'alert cleared')
      return
    }
    const raised = await db
      .insert(alert)
      .values({ name, subject, facts })
      .onConflictDoNothing()
      .returning({ name: alert.name })
    const repeated =
      raised.length > 0
        ? []
        : await db
            .update(alert)
            .set({
              facts,
              loggedAt: sql`case when ${alert.loggedAt} < now() - ${AGAIN} then now() else ${alert.loggedAt} end`,
            })
            .where(own)
            .returning({ isDue: sql<boolean>`${alert.loggedAt} = now()` })
    if (raised.length > 0 || repeated[0]?.isDue) {
      log.error({ alert: name, subject, ...facts }, 'alert: a person has to look')
    }
  }
}

/** Something is wrong that needs a person: told by every process, and none is taken out of service for it. */
export function alertsCheck(db: Database): Check {
  return {
    name: 'alerts',
    read: async () => {
      const rows = await db
        .select({ name: alert.name, subject: alert.subject })
        .from(alert)
        .orderBy(asc(alert.raisedAt))
        .limit(20)
      if (rows.length === 0) return { state: 'ok' }
      const names = rows.map(({ name, subject }) => `${name} ${subject}`).join(', ')
      return { state: 'degraded', facts: { open: rows.length, names } }
    },
  }
}
