import type { PinFault } from '@mofu/domain/pinning'

export type PinFigures = {
  files: number
  bytes: number
  pinned: number
  failing: number
  lastPinnedAt: Date | null
}
export type FailedPin = { cid: string; fault: PinFault; attempts: number; nextTryAt: Date }
