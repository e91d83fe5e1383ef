import { lazy, Suspense, useState } from 'react'

import { useOkMessage } from '../../parts/ok-dialog-state.ts'

const OkDialog = lazy(async () => ({ default: (await import('./ok-dialog.tsx')).OkDialog }))

export function OkDialogHost() {
  const message = useOkMessage()
  // The last message stays while the dialog closes.
  const [last, setLast] = useState(message)
  if (message && message !== last) setLast(message)
  return last ? (
    <Suspense>
      <OkDialog message={last} isOpen={message !== undefined} />
    </Suspense>
  ) : null
}
