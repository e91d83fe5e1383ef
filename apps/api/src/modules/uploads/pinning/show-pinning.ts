import type { PinFault } from '@mofu/domain/pinning'

export type PinFigures = {
  files: number
  bytes: number
  pinned: number
  failing: number
  lastPinnedAt: Date | null
}
export type FailedPin = { cid: string; fault: PinFault; tries: number; nextTryAt: Date }

export type PinningStore = {
  figures(): Promise<PinFigures>
  /** Those that failed most often first. */
  failed(most: number): Promise<FailedPin[]>
  /** Has those that failed tried at once, and says how many they are. */
  again(): Promise<number>
}

const FAILED_SHOWN = 20

export async function showPinning({
  store,
}: {
  store: PinningStore
}): Promise<PinFigures & { failed: FailedPin[] }> {
  const [figures, failed] = await Promise.all([store.figures(), store.failed(FAILED_SHOWN)])
  return { ...figures, failed }
}
