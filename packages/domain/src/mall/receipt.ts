import type { LocalText } from '../local-text.ts'

/** What was bought and how it was paid, as the house puts its name to it. Amounts are digits, in the smallest unit. */
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
  /** What of the total had gone back to the payer when this was signed. */
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
    /** What of it had gone back. */
    returned: string
    txHash: string
    block: number
    paidAt: string
  }
}

/** The receipt as it is signed: one text for one receipt, whoever writes it down. */
export function receiptText(receipt: Receipt): string {
  return JSON.stringify(receipt, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
