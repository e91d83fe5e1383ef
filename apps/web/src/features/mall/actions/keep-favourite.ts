import { favorites } from '@mofu/wire/mall/shop'

import { callSigned } from '../../../session/call.ts'

export async function keepFavourite(productId: number, isKept: boolean): Promise<void> {
  await callSigned(favorites, { body: { productId, isfavourites: isKept } })
}
