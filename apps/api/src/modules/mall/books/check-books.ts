type BookLine = { chainId: number; coin: string; escrow: bigint; block: number }

export type BooksStore = {
  /** For each coin what the books say is in escrow, at the last block they are complete for. */
  balances(): Promise<BookLine[]>
  /** Journals whose lines do not add up to nothing. There must be none. */
  unbalanced(): Promise<string[]>
  /** Payments that hold something else than the books say. There must be none. */
  differing(): Promise<string[]>
}

/** What the contract itself holds for payments in a coin, at a block. */
export type ReadHeld = (line: BookLine) => Promise<bigint>

type Finding = BookLine & { contract: bigint }

/** Holds the books against the chain: the ledger's escrow must be what the contract holds, coin by coin. */
export async function checkBooks({ store, readHeld }: { store: BooksStore; readHeld: ReadHeld }) {
  const [unbalanced, differing] = [await store.unbalanced(), await store.differing()]
  const findings: Finding[] = []
  for (const line of await store.balances()) findings.push({ ...line, contract: await readHeld(line) })
  const isEqual = findings.every(({ escrow, contract }) => escrow === contract)
  return { findings, unbalanced, differing, isRight: isEqual && unbalanced.length + differing.length === 0 }
}
