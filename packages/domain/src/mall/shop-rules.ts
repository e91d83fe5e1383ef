/** How much a shop may say of itself, and how many one person may run or ask for. */
export const shopLimits = { name: 60, text: 2_000, pickupPoint: 200, reason: 500, each: 3 } as const

/** The house's share of a sale, in hundredths of a percent. */
export const SHOP_FEE_BPS = 300

/** How much a shop may put on its shelves. */
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
  staff: 20,
} as const

/** A changed payout address holds only after a day: whoever stole a password is seen before a coin goes astray. */
export const PAYOUT_WAIT_MS = 24 * 3_600_000
