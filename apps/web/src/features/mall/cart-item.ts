export type CartItem = { skuId: number; quantity: number }
