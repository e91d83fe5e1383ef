import { TxError } from '../../tx/failure.ts'
import { allRecords } from '../../tx/records.ts'
import { checkPayment, hasLimits, type Payment } from './queries.ts'
import { hasUncounted } from './uncounted-payment.ts'

/** Throws a `TxError` where the payer's limits do not allow a payment now. */
export async function guardPayment(
  payment: Payment,
  { symbol, decimals }: { symbol: string; decimals: number },
): Promise<void> {
  const { amount, payer } = payment
  // Before the server is asked: what is indexed meanwhile is in its answer.
  const isBehind = amount > 0n && hasUncounted(allRecords(), payment, Date.now())
  const [verdict, isLimited] = await Promise.all([
    checkPayment(payment),
    isBehind ? hasLimits(payer) : false,
  ]).catch((cause: unknown) => {
    throw new TxError({ kind: 'limitsUnread' }, { cause })
  })
  if (verdict.kind === 'signIn') throw new TxError({ kind: 'limitsSignIn' })
  if (verdict.kind === 'limit')
    throw new TxError({ kind: 'limit', refusal: verdict.refusal, amount, symbol, decimals })
  if (isLimited) throw new TxError({ kind: 'limitsUncounted' })
}
