import { isExpired, isUnderWay, type TxRecord } from '../../tx/record.ts'
import type { Payment } from './queries.ts'

/** Whether the payer's spending is about to change by what this browser has sent, in any tab, and the server has not indexed. */
export function hasUncounted(
  records: readonly TxRecord[],
  { chainId, payer }: Payment,
  now: number,
): boolean {
  return records.some(
    (record) =>
      isUnderWay(record) &&
      !isExpired(record, now) &&
      record.chainId === chainId &&
      record.account.toLowerCase() === payer.toLowerCase() &&
      record.invalidates.some(([kind]) => kind === 'spending'),
  )
}
