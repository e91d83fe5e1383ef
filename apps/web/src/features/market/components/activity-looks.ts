import type { Activity } from '@mofu/wire/market'
import { ArrowRightLeft, Hand, type LucideIcon, PartyPopper, Sparkles, Tag, Undo2 } from 'lucide-react'

/** The icon and the text key of each event kind. */
export const activityLooks = {
  mint: { Icon: Sparkles, words: 'kindMint' },
  transfer: { Icon: ArrowRightLeft, words: 'kindTransfer' },
  list: { Icon: Tag, words: 'kindList' },
  unlist: { Icon: Undo2, words: 'kindUnlist' },
  sale: { Icon: PartyPopper, words: 'kindSale' },
  bid: { Icon: Hand, words: 'kindBid' },
  unbid: { Icon: Undo2, words: 'kindUnbid' },
} as const satisfies Record<Activity['kind'], { Icon: LucideIcon; words: string }>
