import { lazy, Suspense, useState } from 'react'

import { useWalletDialogOpen } from '../../session/wallet-dialog-state.ts'
import { isUnderWay } from '../../tx/record.ts'
import { useRecords } from '../../tx/records.ts'
import { useShownFlow } from '../../tx/shown-flow.ts'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

/** The place of short notes, about what ended after its window was closed. Fetched with the first such window. */
export function ToastHost() {
  const isNeeded = [
    useWalletDialogOpen(),
    useShownFlow() !== undefined,
    useRecords().some(isUnderWay),
  ].includes(true)
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return wasNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
