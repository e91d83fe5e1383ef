/** Limits on a shop's texts, and on how many shops one person may run or apply for. */
export const shopLimits = { name: 60, text: 2_000, pickupPoint: 200, reason: 500, each: 3 } as const

/** The platform's fee, in basis points. */
export const SHOP_FEE_BPS = 300

/** Limits on a shop's products. */
export const goodsLimits = {
  products: 1_000,
  title: 120,
  text: 4_000,
  pictures: 9,
  options: 3,
  choice: 40,
  skus: 60,
  stock: 1_000_000,
  grams: 1_000_000,
  /** Ten million dollars, in cents. */
  price: 1_000_000_000n,
  templates: 20,
  rules: 60,
  /**
   * Days of delivery. An order that ships on the last day that the escrow allows must be received and paid out before its
   * refund ends.
   */
  deliveryDays: 45,
  staff: 20,
} as const

/** A new payout address applies only after a day, so that a stolen password is noticed before money is paid out. */
export const PAYOUT_WAIT_MS = 24 * 3_600_000
