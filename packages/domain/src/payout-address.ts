import { type Address, parseAddress } from './address.ts'
import { keccak256 } from './keccak256.ts'

export type PayoutFault = 'shape' | 'checksum' | 'zero'

/**
 * What is wrong with a payout address; undefined when nothing is. Letters of mixed case are a checksum (EIP-55), and a
 * wrong one means a wrong character. Nobody controls the zero address.
 */
export function payoutFault(text: string): PayoutFault | undefined {
  const address = parseAddress(text)
  if (address === undefined) return 'shape'
  if (/^0x0+$/.test(address)) return 'zero'
  const digits = text.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase || digits === checksummed(address).slice(2) ? undefined : 'checksum'
}

/** An address with the EIP-55 checksum in its letters, as wallets show it. */
export function checksummed(address: Address): string {
  const digits = address.slice(2)
  const hash = keccak256(new TextEncoder().encode(digits))
  return `0x${Array.from(digits, (digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('')}`
}
