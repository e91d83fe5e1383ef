/** The state of the exchange that decides a quote. Amounts in the smallest unit of each coin. */
export type Pool = {
  realBase: bigint
  virtualBase: bigint
  /** The GBT in the pool. */
  tokenReserve: bigint
  /** All GBT there is. */
  totalSupply: bigint
  /** In basis points, of the base coin paid or received. */
  feeRate: bigint
}

export type SwapSide = 'buy' | 'sell'

export type Quote = { side: SwapSide; amountIn: bigint; out: bigint; fee: bigint }

export const BASIS_POINTS = 10_000n
/** One GBT in its smallest unit. */
const ONE = 10n ** 18n
/** The contract keeps the real base in 96 bits. */
const BASE_MOST = 2n ** 96n - 1n

/** What the contract would pay out now, to the last unit. Undefined where it refuses: nothing comes out, or too much goes in. */
export function quoteSwap(pool: Pool, side: SwapSide, amountIn: bigint): Quote | undefined {
  if (amountIn <= 0n) return undefined
  const { out, fee } = side === 'buy' ? quoteBuy(pool, amountIn) : quoteSell(pool, amountIn)
  return out > 0n ? { side, amountIn, out, fee } : undefined
}

const NOTHING = { out: 0n, fee: 0n }

function quoteBuy(pool: Pool, amountIn: bigint): { out: bigint; fee: bigint } {
  if (amountIn > BASE_MOST - pool.realBase) return NOTHING
  const fee = feeOf(pool, amountIn)
  const base = pool.virtualBase + pool.realBase
  const { tokenReserve: reserve } = pool
  return { out: reserve - divUp(base * reserve, base + amountIn - fee), fee }
}

function quoteSell(pool: Pool, amountIn: bigint): { out: bigint; fee: bigint } {
  if (amountIn > pool.totalSupply - pool.tokenReserve) return NOTHING
  const base = pool.virtualBase + pool.realBase
  const { tokenReserve: reserve } = pool
  const gross = base - divUp(base * reserve, reserve + amountIn)
  const fee = feeOf(pool, gross)
  return { out: gross - fee, fee }
}

/** The price of one GBT in the base coin, before the fee. */
export function currentPrice({ virtualBase, realBase, tokenReserve }: Pool): bigint {
  return ((virtualBase + realBase) * ONE) / tokenReserve
}

/** The price of one GBT once all of it has been sold back. It never falls. */
export function floorPrice({ virtualBase, realBase, tokenReserve, totalSupply }: Pool): bigint {
  return ((((virtualBase + realBase) * tokenReserve) / totalSupply) * ONE) / totalSupply
}

/** The price of one GBT in a swap, without the fee, in the base coin. */
export function swapPrice({ side, amountIn, out, fee }: Quote): bigint {
  return side === 'buy' ? ((amountIn - fee) * ONE) / out : ((out + fee) * ONE) / amountIn
}

/**
 * By how much the price of a swap is worse than the current one, in basis points, rounded up. Fees are not part of it.
 * Computed from the amounts: one GBT may cost less than a coin's smallest unit, and such prices cannot be compared.
 */
export function priceImpact(
  { virtualBase, realBase, tokenReserve }: Pool,
  { side, amountIn, out, fee }: Quote,
): bigint {
  const base = virtualBase + realBase
  const [got, due] =
    side === 'buy'
      ? [out * base, (amountIn - fee) * tokenReserve]
      : [(out + fee) * tokenReserve, amountIn * base]
  return got >= due ? 0n : divUp((due - got) * BASIS_POINTS, due)
}

/** The least a swap may pay out, for a tolerance in basis points. This is the figure that is shown and the one that is signed. */
export function minimumOut(out: bigint, slippage: bigint): bigint {
  return divUp(out * (BASIS_POINTS - slippage), BASIS_POINTS)
}

function feeOf({ feeRate }: Pool, amount: bigint): bigint {
  return (amount * feeRate) / BASIS_POINTS
}

function divUp(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by
}
