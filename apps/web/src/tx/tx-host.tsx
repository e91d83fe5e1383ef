import { lazy, Suspense, useState } from 'react'

import { useShownFlow } from './shown-flow.ts'

const TxDialog = lazy(async () => ({ default: (await import('./tx-dialog.tsx')).TxDialog }))

/** The place of the transaction window. Fetched with the first transaction. */
export function TxHost() {
  const flow = useShownFlow()
  // A closed window stays for its last moment, so that it can hand the focus back to where it came from.
  const [last, setLast] = useState(flow)
  if (flow && flow !== last) setLast(flow)
  const drawn = flow ?? last
  if (!drawn) return null
  return (
    <Suspense>
      <TxDialog flow={drawn} isOpen={flow !== undefined} />
    </Suspense>
  )
}
