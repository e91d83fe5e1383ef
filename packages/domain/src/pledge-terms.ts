/** The limits of a collection's settings: the contract's own. Percents are basis points. */
export const pledgeLimits = {
  feeMost: 1_000,
  secondsMost: 365 * 24 * 60 * 60,
  sharesMost: 2n ** 96n - 1n,
} as const

/** Shares have this many decimals. */
export const SHARE_DECIMALS = 18

const WHOLE = 10_000n

export type PledgeTerms = { sharesCount: bigint; feePercent: number; discountPrecent: number }

/** What a token's pledger gets, what is kept as a fee, and what the discount is, in shares; rounded as on chain. */
export function pledgeParts({ sharesCount, feePercent, discountPrecent }: PledgeTerms): {
  amount: bigint
  feeAmount: bigint
  discount: bigint
} {
  const feeAmount = (sharesCount * BigInt(feePercent)) / WHOLE
  return {
    amount: sharesCount - feeAmount,
    feeAmount,
    discount: (sharesCount * BigInt(discountPrecent)) / WHOLE,
  }
}

export type RedeemTerms = {
  from: string
  sharesCount: bigint
  discount: bigint
  redeemTime: number
  discountAt: number
}

/** The shares that a pledged token costs at a time, in seconds. */
export function redeemPriceAt(
  { sharesCount, discount, discountAt }: Pick<RedeemTerms, 'sharesCount' | 'discount' | 'discountAt'>,
  at: number,
): bigint {
  return at < discountAt ? sharesCount : sharesCount - discount
}

/** Whether an account can redeem a token, or why not, in the contract's order. */
export const redeemAnswers = ['yes', 'not-pledged', 'only-pledger', 'too-few-shares'] as const
export type RedeemAnswer = (typeof redeemAnswers)[number]

export function canRedeem(
  pledge: RedeemTerms & { status: 'held' | 'redeemed' },
  { account, shares, at }: { account: string; shares: bigint; at: number },
): RedeemAnswer {
  if (pledge.status !== 'held') return 'not-pledged'
  if (account !== pledge.from && at < pledge.redeemTime) return 'only-pledger'
  return shares < redeemPriceAt(pledge, at) ? 'too-few-shares' : 'yes'
}

export type SettingsFault = 'shares' | 'fee' | 'discount' | 'redeemLimit' | 'discountTime'

/** The settings that the contract would refuse, in its order. */
export function settingsFaults({
  sharesCount,
  feePercent,
  discountPrecent,
  redeemLimit,
  discountTime,
}: PledgeTerms & { redeemLimit: number; discountTime: number }): SettingsFault[] {
  const { feeMost, secondsMost, sharesMost } = pledgeLimits
  const isRefused: readonly (readonly [SettingsFault, boolean])[] = [
    ['shares', sharesCount <= 0n || sharesCount > sharesMost],
    ['fee', feePercent < 0 || feePercent > feeMost],
    ['discount', discountPrecent < 0 || discountPrecent > feePercent],
    ['redeemLimit', redeemLimit < 0 || redeemLimit > secondsMost],
    ['discountTime', discountTime < 0 || discountTime > secondsMost],
  ]
  return isRefused.flatMap(([fault, is]) => (is ? [fault] : []))
}
