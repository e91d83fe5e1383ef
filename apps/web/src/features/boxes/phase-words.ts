import type { BoxPhase } from '@mofu/domain/box-state'

/** The key of a phase's words. */
export const phaseWords = {
  announced: 'announced',
  'not-yet-open': 'notYetOpen',
  open: 'open',
  'sold-out': 'soldOut',
  ended: 'ended',
} as const satisfies Record<BoxPhase, string>
