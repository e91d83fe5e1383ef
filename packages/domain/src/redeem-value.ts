/** The platform's share when a gacha pet is redeemed, in basis points: SPEC's 17%. Constant in the contract. */
export const REDEEM_FEE_RATE = 1_700n
const BASIS_POINTS = 10_000n

/** What redeeming a gacha pet pays: what was paid for it less the fee, which is rounded down. */
export function redeemValue(paid: bigint): bigint {
  return paid - (paid * REDEEM_FEE_RATE) / BASIS_POINTS
}
