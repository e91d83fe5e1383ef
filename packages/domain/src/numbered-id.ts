import type { Address } from './address.ts'

/** Identifies what a contract numbers on one chain: a gacha machine, a box. */
export type NumberedKey = { chainId: number; contract: Address; number: number }

export function numberedId({ chainId, contract, number }: NumberedKey): string {
  return `${chainId}-${contract}-${number}`
}

/** Identifies an order of a machine or box, a box's NFT by its index, or an account in a box. */
export function idWithin(numbered: string, inside: number | Address): string {
  return `${numbered}-${inside}`
}

/** Takes the id of an order apart; also that of one of its results. Undefined if it is neither. */
export function parseOrderId(id: string): { numbered: string; order: number } | undefined {
  const [, numbered, order] = /^(\d+-0x[0-9a-f]{40}-\d+)-(\d{1,9})(?:-\d+)?$/.exec(id) ?? []
  return numbered === undefined ? undefined : { numbered, order: Number(order) }
}
