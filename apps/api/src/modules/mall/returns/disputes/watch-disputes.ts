import type { Database } from '@mofu/db/connect'

import type { SetAlert } from '../../../../platform/alerts.ts'
import { countOverdueDisputes } from './store.ts'

/** Raises an alert while people wait for a decision longer than promised. */
export async function watchDisputes({ db, setAlert }: { db: Database; setAlert: SetAlert }): Promise<void> {
  const { count, hours } = await countOverdueDisputes(db)
  await setAlert('mall.dispute_overdue', 'mall', count === 0 ? undefined : { count, oldestHours: hours })
}
