import * as wire from '@mofu/wire/mall/merchant/shops'
import type { Input } from '@mofu/wire/route'

import { callSigned } from '../../../api/call.ts'

export async function applyForShop(body: Input<typeof wire.createShop>['body']): Promise<void> {
  await callSigned(wire.createShop, { body })
}

export async function reviewShop(body: Input<typeof wire.reviewShop>['body']): Promise<void> {
  await callSigned(wire.reviewShop, { body })
}
