/** What products can be put in order by. */
export const productOrders = ['popular', 'newest', 'price'] as const

export type ProductOrder = (typeof productOrders)[number]
