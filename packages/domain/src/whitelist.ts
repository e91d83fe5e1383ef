import { type Address, parseAddress } from './address.ts'
import { readAmount } from './read-amount.ts'

/** SPEC §3: a whitelisted wallet, its price in the smallest unit and how many tokens it may buy. */
export type WhitelistRow = { addr: Address; price: bigint; limit: bigint }

export type WhitelistFault = {
  line: number
  text: string
  why: 'address' | 'price' | 'limit' | 'twice' | 'columns'
}

/** The defaults of a line that gives only an address. */
export type WhitelistDefaults = { price: bigint; limit: bigint; decimals: number }

/** The most wallets one list may have; more would not fit in one request. */
export const whitelistMost = 10_000

/** A leaf of the tree holds the price in 256 bits, and the contract takes it from there. */
const MAX_PRICE = 2n ** 256n - 1n
const MAX_LIMIT = 2n ** 32n - 1n

/**
 * Parses a list: one wallet per line, `address`, `address,price` or `address,price,limit`, prices in whole coins. Skips
 * a header line, empty lines and the marks that spreadsheets leave.
 */
export function readWhitelist(
  text: string,
  defaults: WhitelistDefaults,
): { rows: WhitelistRow[]; faults: WhitelistFault[] } {
  const rows: WhitelistRow[] = []
  const faults: WhitelistFault[] = []
  const seen = new Set<Address>()
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = raw.replaceAll('"', '').trim()
    if (line === '' || (index === 0 && isTitle(line))) continue
    const read = readLine(line, defaults)
    const why = typeof read === 'string' ? read : seen.has(read.addr) ? 'twice' : undefined
    if (why !== undefined) faults.push({ line: index + 1, text: line.slice(0, 80), why })
    else if (typeof read !== 'string') {
      seen.add(read.addr)
      rows.push(read)
    }
  }
  return { rows, faults }
}

/** The list in canonical form: addresses, smallest units, limits. */
export function writeWhitelist(rows: readonly WhitelistRow[]): string {
  return rows.map(({ addr, price, limit }) => `${addr},${price},${limit}`).join('\n')
}

function readLine(line: string, defaults: WhitelistDefaults): WhitelistRow | WhitelistFault['why'] {
  const [first = '', second = '', third = '', ...more] = line.split(/[,;\t]/).map((cell) => cell.trim())
  if (more.some((cell) => cell !== '')) return 'columns'
  const addr = parseAddress(first)
  if (!addr) return 'address'
  const price = second === '' ? defaults.price : readAmount(second, defaults.decimals)
  if (price === undefined || price > MAX_PRICE) return 'price'
  const limit = third === '' ? defaults.limit : readAmount(third, 0)
  if (limit === undefined || limit < 1n || limit > MAX_LIMIT) return 'limit'
  return { addr, price, limit }
}

function isTitle(line: string): boolean {
  return !line.toLowerCase().startsWith('0x') && /addr|wallet|地址|アドレス/i.test(line)
}
