import { BASIS_POINTS } from '@mofu/domain/exchange-quote'
import { readAmount } from '@mofu/domain/read-amount'

/** A swap is valid for this long after the block that it was quoted at, in seconds. */
export const DEADLINE_SECONDS = 20 * 60

/** How much less than quoted may come out, in basis points. */
export const slippages = [10, 50, 100, 300] as const
export const usualSlippage = 50

/** Of a typed tolerance, in basis points: above `warned` it is warned of, above `most` it is refused. */
export const slippageLimits = { least: 1n, warned: 500n, most: 5_000n } as const

export type TypedSlippage = { points: bigint } | { problem: 'wrong' | 'tooMuch' }

/** A percentage that a person typed. With a tolerance of 0 any other swap in the same block would stop this one. */
export function readSlippage(text: string): TypedSlippage {
  const points = readAmount(text.trim().replace(/\s*%$/, ''), 2)
  if (points === undefined || points < slippageLimits.least) return { problem: 'wrong' }
  return points > slippageLimits.most ? { problem: 'tooMuch' } : { points }
}

/** A quote that is worse than the accepted one by more than this must be accepted again, in basis points. */
const REQUOTE = 100n

/** By how much less comes out than was accepted, in basis points, rounded up. Undefined where it may be taken silently. */
export function lossToAccept(accepted: bigint, out: bigint): bigint | undefined {
  if (out >= accepted) return undefined
  const loss = ((accepted - out) * BASIS_POINTS + accepted - 1n) / accepted
  return loss > REQUOTE ? loss : undefined
}

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

/** A part of a whole in basis points, rounded down. */
export function shareOf(part: bigint, whole: bigint): bigint {
  return whole === 0n ? 0n : (part * BASIS_POINTS) / whole
}

/** The share of GBT that people hold, in basis points. */
export function soldShare({
  tokenReserve,
  totalSupply,
}: {
  tokenReserve: bigint
  totalSupply: bigint
}): bigint {
  return shareOf(totalSupply - tokenReserve, totalSupply)
}
