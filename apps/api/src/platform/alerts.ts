import { alert } from '@mofu/db/app/alerts'
import type { Database } from '@mofu/db/connect'
import { type AlertName, alertNames } from '@mofu/domain/alert-names'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Check } from './health/check.ts'

type Log = { info(facts: object, message: string): void; error(facts: object, message: string): void }

type AlertFacts = Record<string, string | number>

/** Raises an alert with facts, clears it without. */
export type SetAlert = (name: AlertName, subject: string, facts: AlertFacts | undefined) => Promise<void>

/** How often an active alert is logged again. */
const LOG_INTERVAL = sql`interval '10 minutes'`

/** Alerts are stored in the database: every process shows them on `/readyz`, and they survive a restart. */
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
              loggedAt: sql`case when ${alert.loggedAt} < now() - ${LOG_INTERVAL} then now() else ${alert.loggedAt} end`,
            })
            .where(own)
            .returning({ isDue: sql<boolean>`${alert.loggedAt} = now()` })
    if (raised.length > 0 || repeated[0]?.isDue) {
      log.error({ alert: name, subject, ...facts }, 'alert: needs manual action')
    }
  }
}

/** More than this would tell an admin nothing new. */
const ALERTS_SHOWN = 100

type OpenAlert = { name: AlertName; subject: string; facts: AlertFacts; raisedAt: Date }

/** Open alerts, oldest first. */
export async function listAlerts(db: Database): Promise<{ count: number; list: OpenAlert[] }> {
  const isKnown = inArray(alert.name, [...alertNames])
  const [list, count] = await Promise.all([
    db
      .select({ name: alert.name, subject: alert.subject, facts: alert.facts, raisedAt: alert.raisedAt })
      .from(alert)
      .where(isKnown)
      .orderBy(asc(alert.raisedAt))
      .limit(ALERTS_SHOWN),
    db.$count(alert, isKnown),
  ])
  return { count, list }
}

/**
 * Reports alerts as degraded, because they need a person: every process shows them, and none is taken out of service.
 */
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
