import { retryOperations as route } from '@mofu/wire/mall/operations'

import { callSigned } from '../../../api/call.ts'

/** Queues the refunds and payouts of a chain that were given up again; returns how many. */
export async function retryOperations(body: { chainId: number; reason: string }): Promise<number> {
  return (await callSigned(route, { body })).data.count
}
