/** One final sale to an invited account, as a statement lists it. */
export type StatementLine = {
  /** `2026-11`, in UTC. */
  month: string
  /** The invite code of the referrer, who may have no wallet. */
  referrer: string
  /** Which of the referrer's lines it is, from 1, and how many there are: a line that is left out is noticed. */
  number: number
  count: number
  record: string
  kind: 'market' | 'claim'
  /** Seconds. */
  at: number
  nftId: string
  from: string
  to: string
  coin: string
  price: string
  txHash: string
  /**
   * Random. All else is public or easy to guess, and a path holds the hashes of others' lines: without a salt, anyone who
   * knows a referrer's code could find out whom they invited.
   */
  salt: string
}

const FORMAT = 'mofu referral line 1'

/** The text of a line that is hashed into the root: its fields in a fixed order. */
export function writeStatementLine(line: StatementLine): string {
  const { month, referrer, number, count, record, kind, at, nftId, from, to, coin, price, txHash, salt } =
    line
  return JSON.stringify([
    FORMAT,
    month,
    referrer,
    number,
    count,
    record,
    kind,
    at,
    nftId,
    from,
    to,
    coin,
    price,
    txHash,
    salt,
  ])
}

/** Reads a line back; undefined when the text is not exactly what we would write. */
export function readStatementLine(text: string): StatementLine | undefined {
  let fields: unknown
  try {
    fields = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(fields)) return undefined
  const [, month, referrer, number, count, record, kind, at, nftId, from, to, coin, price, txHash, salt] =
    fields as unknown[]
  if (kind !== 'market' && kind !== 'claim') return undefined
  const line = {
    month: String(month),
    referrer: String(referrer),
    number: Number(number),
    count: Number(count),
    record: String(record),
    kind,
    at: Number(at),
    nftId: String(nftId),
    from: String(from),
    to: String(to),
    coin: String(coin),
    price: String(price),
    txHash: String(txHash),
    salt: String(salt),
  } as const
  return writeStatementLine(line) === text && /^\d+$/.test(line.price) ? line : undefined
}

/** The month of a time in seconds. */
export function monthOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 7)
}

/** When a month starts, in seconds. */
export function startOfMonth(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`) / 1_000
}

export function monthAfter(month: string): string {
  return monthOf(endOfMonth(month))
}

/** When a month ends, in seconds: the first moment of the next. */
export function endOfMonth(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number, 1) / 1_000
}
