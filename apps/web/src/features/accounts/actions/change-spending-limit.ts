import type { LimitAmount, SpendingPeriod } from '@mofu/domain/spending-limits'
import { changeSpendingLimit as wire } from '@mofu/wire/accounts/spending'

import { callSigned } from '../../../api/call.ts'

export type LimitChange = { chainId: number; coin: string; period: SpendingPeriod; amount: LimitAmount }

export async function changeSpendingLimit({ amount, ...change }: LimitChange): Promise<void> {
  const digits = amount === null ? null : String(amount)
  await callSigned(wire, { body: { ...change, amount: digits } })
}
