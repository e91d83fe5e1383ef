import { lazy, Suspense, useState } from 'react'

import { useWaitingNotices } from '../../parts/notices.ts'
import { useActiveFlow } from '../../tx/active-flow.ts'
import { isUnderWay } from '../../tx/record.ts'
import { useRecords } from '../../tx/records.ts'
import { useWalletDialogOpen } from '../../wallet/wallet-dialog-state.ts'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

/** Mounts the toasts. Loaded with the first toast, or with the first dialog that may show one. */
export function ToastHost() {
  const isNeeded = [
    useWalletDialogOpen(),
    useActiveFlow() !== undefined,
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
