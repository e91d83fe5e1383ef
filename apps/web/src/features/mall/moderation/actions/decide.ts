import * as wire from '@mofu/wire/mall/moderation'

import { callSigned } from '../../../../api/call.ts'

const routes = {
  suspend: wire.suspendShop,
  reinstate: wire.reinstateShop,
  takeDown: wire.takeDownProduct,
  restore: wire.restoreProduct,
} as const

export type DecisionKind = keyof typeof routes

/** An admin's decision about a shop or a product. */
export async function decide(kind: DecisionKind, body: { id: number; reason: string }): Promise<void> {
  await callSigned(routes[kind], { body })
}
