import type { Database } from '@mofu/db/connect'

import type { SetAlert } from '../../platform/alerts.ts'
import { countPendingBefore } from './store.ts'

/** A round arrives seconds after the payment, and the keeper settles within one of its steps. */
const LATE_SECONDS = 300

/** Raises an alert while players wait for a result longer than a working keeper needs. */
export async function watchLateOrders(
  { db, setAlert }: { db: Database; setAlert: SetAlert },
  { chainId, now }: { chainId: number; now: number },
): Promise<void> {
  const { count, oldest } = await countPendingBefore(db, { chainId, before: now - LATE_SECONDS })
  const facts = oldest === undefined ? undefined : { count, oldestMinutes: Math.floor((now - oldest) / 60) }
  await setAlert('randomness.orders_late', `chain ${chainId}`, facts)
}
