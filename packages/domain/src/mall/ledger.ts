import type { Address } from '../address.ts'

export type LedgerAccount = 'world' | 'escrow' | 'payer' | 'fee' | `shop:${number}` | `other:${string}`

export type LedgerLine = { account: LedgerAccount; amount: bigint }

type Due = { account: Address; amount: bigint }

/** How a checkout event moved money. Events that moved none have no journal. */
export type MoneyEvent =
  | { kind: 'paid' | 'voided' | 'reclaimed' | 'refunded'; amount: bigint }
  | { kind: 'captured'; amount: bigint; dues: readonly Due[] }

/** Who is behind the addresses of a payment's split. */
export type Payees = { shopId: number; payout: Address; platform: Address }

const ways = {
  paid: ['world', 'escrow'],
  voided: ['escrow', 'payer'],
  reclaimed: ['escrow', 'world'],
  refunded: ['world', 'payer'],
} as const

/**
 * The double entry of an event: what leaves one account arrives in others, so its lines always sum to zero. `escrow` is
 * what the contract holds; `world` is everything outside of our contracts.
 */
export function journalOf(event: MoneyEvent, payees: Payees | undefined): LedgerLine[] {
  const { kind, amount } = event
  if (kind === 'captured') {
    const credited = event.dues.map((due) => ({ account: payeeOf(due.account, payees), amount: due.amount }))
    return [{ account: 'escrow', amount: -amount }, ...credited.filter((line) => line.amount !== 0n)]
  }
  const [from, to] = ways[kind]
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
}

function payeeOf(account: Address, payees: Payees | undefined): LedgerAccount {
  if (account === payees?.payout) return `shop:${payees.shopId}`
  return account === payees?.platform ? 'fee' : `other:${account}`
}
