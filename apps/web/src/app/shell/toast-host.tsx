import { lazy, Suspense, useState } from 'react'

import { useWaitingNotices } from '../../session/notices.ts'
import { useWalletDialogOpen } from '../../session/wallet-dialog-state.ts'
import { isUnderWay } from '../../tx/record.ts'
import { useRecords } from '../../tx/records.ts'
import { useShownFlow } from '../../tx/shown-flow.ts'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

/** The place of short notes. Fetched with the first of them, or with the first window that may leave one behind. */
export function ToastHost() {
  const isNeeded = [
    useWalletDialogOpen(),
    useShownFlow() !== undefined,
    useRecords().some(isUnderWay),
    useWaitingNotices().length > 0,
  ].includes(true)
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return wasNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
