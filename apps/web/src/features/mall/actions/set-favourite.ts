import { favorites } from '@mofu/wire/mall/catalogue'

import { callSigned } from '../../../api/call.ts'

export async function setFavourite(productId: number, isFavourite: boolean): Promise<void> {
  await callSigned(favorites, { body: { productId, isfavourites: isFavourite } })
}
