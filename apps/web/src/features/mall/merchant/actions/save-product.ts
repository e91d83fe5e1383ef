import { saveProduct as route } from '@mofu/wire/mall/merchant/products'
import type { Input } from '@mofu/wire/route'

import { callSigned } from '../../../../api/call.ts'

export async function saveProduct(body: Input<typeof route>['body']): Promise<number> {
  return (await callSigned(route, { body })).data.id
}
