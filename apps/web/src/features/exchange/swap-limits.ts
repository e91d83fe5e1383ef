import { BASIS_POINTS } from '@mofu/domain/exchange-quote'

/** A swap is valid for this long after the block that it was quoted at, in seconds. */
export const DEADLINE_SECONDS = 20 * 60

/** How much less than quoted may come out, in basis points. */
export const slippages = [10, 50, 100, 300] as const
export type Slippage = (typeof slippages)[number]
export const usualSlippage: Slippage = 50

/** How much a swap moves the price against its user: from `warned` on it is said, from `confirmed` on it needs a tick, from `refused` on it is not offered. */
const impacts = { warned: 500n, confirmed: 1_000n, refused: 1_500n } as const
export type ImpactLevel = 'small' | keyof typeof impacts

export function impactLevel(impact: bigint): ImpactLevel {
  if (impact >= impacts.refused) return 'refused'
  if (impact >= impacts.confirmed) return 'confirmed'
  return impact >= impacts.warned ? 'warned' : 'small'
}

/** Basis points as a percentage, without a float. */
export function percentText(points: bigint): string {
  const digits = String(points).padStart(3, '0')
  const part = digits.slice(-2).replace(/0+$/, '')
  return `${digits.slice(0, -2)}${part === '' ? '' : `.${part}`}%`
}

/** The share of GBT that people hold, in basis points. */
export function soldShare({
  tokenReserve,
  totalSupply,
}: {
  tokenReserve: bigint
  totalSupply: bigint
}): bigint {
  return ((totalSupply - tokenReserve) * BASIS_POINTS) / totalSupply
}
