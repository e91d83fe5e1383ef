import type { LocalText } from '../local-text.ts'

/** What was bought and how it was paid, as the platform signs it. Amounts are digits, in the smallest unit. */
export type Receipt = {
  kind: 'mofu receipt'
  version: 2
  orderId: string
  number: string
  shop: { id: number; name: string }
  lines: { title: LocalText; choices: LocalText[]; price: string; quantity: number }[]
  goods: string
  freight: string
  total: string
  /** How much of the total had been refunded when this was signed. */
  refunded: string
  currency: string
  payment: {
    chainId: number
    contract: string
    paymentId: string
    payer: string
    coin: string
    symbol: string
    decimals: number
    amount: string
    /** How much of it had been refunded. */
    returned: string
    txHash: string
    block: number
    paidAt: string
  }
}

/** The canonical text that is signed: the same for the same receipt, whatever the order of its fields. */
export function receiptText(receipt: Receipt): string {
  return JSON.stringify(receipt, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
