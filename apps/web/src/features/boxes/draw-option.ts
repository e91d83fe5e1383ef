import { type BoxPhase, boxPhaseOf, DRAWS_MOST } from '@mofu/domain/box-state'
import type { Box } from '@mofu/wire/boxes'

import type { WhitelistItem } from './queries.ts'

/** How a wallet may draw, or why it may not. */
export type DrawOption =
  | { may: true; isListed: boolean; price: bigint; most: number }
  | { may: false; why: Exclude<BoxPhase, 'open'> | 'notListed' | 'limitReached' }

type Drawable = Pick<Box, 'state' | 'run' | 'price' | 'minPrice' | 'timesToCall' | 'flags'>

/** The contract's own rule, with the cheaper way where there are two. */
export function drawOption(box: Drawable, item: WhitelistItem | null): DrawOption {
  const phase = boxPhaseOf(box)
  if (phase !== 'open') return { may: false, why: phase }
  const stock = Math.min(box.timesToCall, DRAWS_MOST)
  const price = BigInt(box.price)
  const left = item ? item.limit - item.usedCount : 0
  // The contract refuses a whitelist price below the box's minimum.
  const listedPrice = item && BigInt(item.price) >= BigInt(box.minPrice) ? BigInt(item.price) : undefined
  if (listedPrice !== undefined && left > 0 && (!box.flags.allOpen || listedPrice <= price)) {
    return { may: true, isListed: true, price: listedPrice, most: Math.min(stock, left) }
  }
  if (box.flags.allOpen) return { may: true, isListed: false, price, most: stock }
  return { may: false, why: item && left <= 0 ? 'limitReached' : 'notListed' }
}
