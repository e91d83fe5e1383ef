import type { Database } from '@mofu/db/connect'

import type { SetAlert } from '../../../../platform/alerts.ts'
import type { Operator } from './operation.ts'
import { countFailed, countOverdue, type OperationCount } from './store.ts'

/** A refund or a capture that is not mined after this time is in trouble: fees, balance, node or contract. */
const OVERDUE_MS = 15 * 60_000
/** The wallet should be able to pay for this many operations at present fees. */
const LEAST_OPERATIONS = 25n

/** Raises alerts about stuck refunds and captures of a chain, and about the wallet that pays for them. */
export async function watchOperations(
  {
    db,
    operator,
    setAlert,
  }: {
    db: Database
    operator: Pick<Operator, 'funds'> | undefined
    setAlert: SetAlert
  },
  chainId: number,
): Promise<void> {
  const subject = String(chainId)
  const factsOf = ({ count, oldestMs, kinds }: OperationCount) =>
    count === 0 ? undefined : { count, kinds, oldestMinutes: Math.floor(oldestMs / 60_000) }
  await setAlert('mall.operation_overdue', subject, factsOf(await countOverdue(db, chainId, OVERDUE_MS)))
  await setAlert('mall.operation_failed', subject, factsOf(await countFailed(db, chainId)))
  if (!operator) return
  const { balance, cost } = await operator.funds()
  const needed = cost * LEAST_OPERATIONS
  const isLow = balance < needed
  const facts = { balance: String(balance), needed: String(needed) }
  await setAlert('mall.operator_balance_low', subject, isLow ? facts : undefined)
}
