import { type Address, parseAddress } from './address.ts'
import { keccak256 } from './keccak256.ts'

export type PayoutFault = 'shape' | 'checksum' | 'zero'

/**
 * What is wrong with an address that somebody gives to be paid at; undefined when nothing is. Letters of both cases are
 * a checksum (EIP-55), and a wrong one means a wrong character. Nobody holds the zero address.
 */
export function payoutFault(text: string): PayoutFault | undefined {
  const address = parseAddress(text)
  if (address === undefined) return 'shape'
  if (/^0x0+$/.test(address)) return 'zero'
  const digits = text.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase || digits === checksummed(address).slice(2) ? undefined : 'checksum'
}

/** An address with the checksum in its letters, as wallets show it. */
export function checksummed(address: Address): string {
  const digits = address.slice(2)
  const hash = keccak256(new TextEncoder().encode(digits))
  return `0x${Array.from(digits, (digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('')}`
}
