/**
 * Every condition that needs an operator. The names are stable because log monitors match them; their texts are in
 * @mofu/words.
 */
export const alertNames = [
  'mall.operation_overdue',
  'mall.operation_failed',
  'mall.operator_balance_low',
  'mall.dispute_overdue',
  'mall.ledger_differs',
  'randomness.orders_late',
] as const
export type AlertName = (typeof alertNames)[number]
