import { lazy, Suspense, useState } from 'react'

import { useLoginDialog } from '../../session/login-dialog-state.ts'

// Loaded when it first opens: most visits never sign in with a password.
const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }))

export function LoginDialogHost() {
  const { isOpen } = useLoginDialog()
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  return hasOpened ? (
    <Suspense>
      <LoginDialog />
    </Suspense>
  ) : null
}
