/** Sort orders of products. */
export const productOrders = ['popular', 'newest', 'price'] as const

export type ProductOrder = (typeof productOrders)[number]
