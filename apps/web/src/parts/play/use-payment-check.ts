import { useQuery } from '@tanstack/react-query'

import { useReader } from '../../session/use-reader.ts'
import { guardPayment } from './guard-payment.ts'
import { checkPayment, type Payment, type PaymentVerdict } from './queries.ts'

/** Limits also change with time: what was paid long enough ago no longer counts. */
const AGAIN_MS = 30_000

type PaymentCheck = {
  /** Undefined until the server has answered. */
  verdict: PaymentVerdict | undefined
  isReading: boolean
  /** Asks again, right before the wallet; for the transaction's plan. */
  guard: () => Promise<void>
}

/** Whether a payment stays within the limits that the payer has set. */
export function usePaymentCheck(payment: Payment, coin: { symbol: string; decimals: number }): PaymentCheck {
  const reader = useReader()
  const { chainId, payer, coin: address, amount } = payment
  const { data, isPending } = useQuery({
    queryKey: ['spending', 'check', reader?.key ?? '', chainId, payer, address, String(amount)],
    queryFn: ({ signal }) => checkPayment(payment, signal),
    refetchInterval: AGAIN_MS,
  })
  return {
    verdict: data,
    isReading: isPending,
    guard: () => guardPayment(payment, coin),
  }
}
