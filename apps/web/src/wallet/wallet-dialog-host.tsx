import { lazy, Suspense, useState } from 'react'

import { useWalletDialogOpen } from './wallet-dialog-state.ts'

// Loaded when it first opens: browsing needs no wallet.
const WalletDialog = lazy(async () => ({ default: (await import('./wallet-dialog.tsx')).WalletDialog }))

export function WalletDialogHost() {
  const isOpen = useWalletDialogOpen()
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  return hasOpened ? (
    <Suspense>
      <WalletDialog />
    </Suspense>
  ) : null
}
