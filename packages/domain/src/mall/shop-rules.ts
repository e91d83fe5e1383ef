/** How much a shop may say of itself, and how many one person may run or ask for. */
export const shopLimits = { name: 60, text: 2_000, pickupPoint: 200, reason: 500, each: 3 } as const

/** The house's share of a sale, in hundredths of a percent. */
export const SHOP_FEE_BPS = 300
