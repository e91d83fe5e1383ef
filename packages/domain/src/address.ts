/** An account or contract, always lower case: one account has one spelling in every table and key. */
export type Address = `0x${string}`

const shape = /^0x[0-9a-f]{40}$/

/** Parses an address in any case; undefined when it is not an address. */
export function parseAddress(text: string): Address | undefined {
  const lower = text.toLowerCase()
  return shape.test(lower) ? (lower as Address) : undefined
}

/** SPEC §2: first 4 and last 4 characters, once connected. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}

/** Addresses are stored in lower case; the chain's events spell them with a checksum. */
export function lowerAddress(address: Address): Address {
  return address.toLowerCase() as Address
}
