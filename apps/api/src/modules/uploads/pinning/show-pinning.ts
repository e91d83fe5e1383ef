import type { Database } from '@mofu/db/connect'

import type { FailedPin, PinFigures } from './pin-figures.ts'
import { listFailedPins, sumPins } from './store.ts'

const FAILED_SHOWN = 20

export async function showPinning(db: Database): Promise<PinFigures & { failed: FailedPin[] }> {
  const [figures, failed] = await Promise.all([sumPins(db), listFailedPins(db, FAILED_SHOWN)])
  return { ...figures, failed }
}
