import { type Address, parseAddress } from './address.ts'

/** What one text may mean to the search of everything; what it cannot mean is undefined. */
export type SearchQuery = {
  text: string
  /** A token's number, by its title or its id, and the words before it: `12`, `#12`, `fox #12`. */
  numbered: { words: string; number: bigint } | undefined
  /** The beginning of a name, without `.pet`. */
  label: string | undefined
  /** The first and the last address that begins so; equal for a whole address. */
  addresses: { from: Address; to: Address } | undefined
}

/** Fewer digits begin too many addresses to choose from. */
const ADDRESS_DIGITS_LEAST = 2

export function readSearchQuery(typed: string): SearchQuery {
  const text = typed.normalize('NFKC').trim()
  const [, words = '', digits] = /^(|.*[\s#])0*(\d{1,78})$/s.exec(text) ?? []
  const label = /^([a-z0-9-]{1,32})(?:\.(?:p|pe|pet)?)?$/.exec(text.toLowerCase())?.[1]
  return {
    text,
    numbered: digits === undefined ? undefined : { words, number: BigInt(digits) },
    label,
    addresses: addressesFrom(text.toLowerCase()),
  }
}

function addressesFrom(text: string): SearchQuery['addresses'] {
  const start = /^0x[0-9a-f]{1,40}$/.test(text) ? text : undefined
  if (start === undefined || start.length < 2 + ADDRESS_DIGITS_LEAST) return undefined
  const [from, to] = [parseAddress(start.padEnd(42, '0')), parseAddress(start.padEnd(42, 'f'))]
  return from && to && { from, to }
}
