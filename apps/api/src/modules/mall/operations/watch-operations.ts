import type { SetAlert } from '../../../platform/alerts.ts'
import type { Operator } from './send-operations.ts'

type Late = { count: number; oldestMs: number; kinds: string }

export type OperationWatchStore = {
  /** Operations older than so long that no block has yet. */
  overdue(chainId: number, ms: number): Promise<Late>
  /** Operations that were given up while money still lies where it should not. */
  failed(chainId: number): Promise<Late>
}

/** A refund or a capture that no block has after so long is in trouble: fees, balance, node or contract. */
const OVERDUE_MS = 15 * 60_000
/** The wallet shall be able to pay for so many operations at the price of now. */
const LEAST_OPERATIONS = 25n

/** Raises alerts about refunds and captures of a chain that do not come on, and about the wallet that pays for them. */
export async function watchOperations(
  {
    store,
    operator,
    setAlert,
  }: {
    store: OperationWatchStore
    operator: Pick<Operator, 'standing'> | undefined
    setAlert: SetAlert
  },
  chainId: number,
): Promise<void> {
  const subject = String(chainId)
  const factsOf = ({ count, oldestMs, kinds }: Late) =>
    count === 0 ? undefined : { count, kinds, oldestMinutes: Math.floor(oldestMs / 60_000) }
  await setAlert('mall.operation_overdue', subject, factsOf(await store.overdue(chainId, OVERDUE_MS)))
  await setAlert('mall.operation_failed', subject, factsOf(await store.failed(chainId)))
  if (!operator) return
  const { balance, cost } = await operator.standing()
  const needed = cost * LEAST_OPERATIONS
  const isLow = balance < needed
  const facts = { balance: String(balance), needed: String(needed) }
  await setAlert('mall.operator_balance_low', subject, isLow ? facts : undefined)
}
