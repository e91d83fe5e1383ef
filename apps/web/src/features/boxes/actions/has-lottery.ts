import type { BoxPhase } from '@mofu/domain/box-state'
import { boxes } from '@mofu/wire/boxes'

import { call } from '../../../api/call.ts'

/** The phases of boxes that were published at least once. */
const published: readonly BoxPhase[] = ['open', 'not-yet-open', 'sold-out', 'ended']

/**
 * Whether the lottery of a chain has started for an account: a box was published, or the account has a box of its own,
 * which it finds there to publish it.
 */
export async function hasLottery(chainId: number, account: string | undefined): Promise<boolean> {
  const wanted = [
    ...published.map((phase) => ({ phase })),
    ...(account === undefined ? [] : [{ owner: account }]),
  ]
  const found = await Promise.all(
    wanted.map((query) => call(boxes, { query: { chainId, pageSize: 1, ...query } })),
  )
  return found.some(({ data }) => data.list.length > 0)
}
