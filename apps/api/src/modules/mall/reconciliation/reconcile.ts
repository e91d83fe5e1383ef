import type { Database } from '@mofu/db/connect'

import { type BookLine, listBalances, listDifferingPayments, listUnbalancedEvents } from './store.ts'

/** What the contract itself holds for payments in a coin, at a block. */
export type ReadHeld = (line: BookLine) => Promise<bigint>

type Finding = BookLine & { contract: bigint }

export type Reconciliation = Awaited<ReturnType<typeof reconcile>>

/** Compares the ledger with the chain: its escrow must equal what the contract holds, coin by coin. */
export async function reconcile({ db, readHeld }: { db: Database; readHeld: ReadHeld }) {
  const [unbalanced, differing] = [await listUnbalancedEvents(db), await listDifferingPayments(db)]
  const findings: Finding[] = []
  for (const line of await listBalances(db)) findings.push({ ...line, contract: await readHeld(line) })
  const isEqual = findings.every(({ escrow, contract }) => escrow === contract)
  return { findings, unbalanced, differing, isRight: isEqual && unbalanced.length + differing.length === 0 }
}
