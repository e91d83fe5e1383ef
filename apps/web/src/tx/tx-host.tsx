import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'

import { useAppConfig } from '../session/app-config.ts'
import { isUnderWay } from './record.ts'
import { allRecords } from './records.ts'
import { useShownFlow } from './shown-flow.ts'

const TxDialog = lazy(async () => ({ default: (await import('./tx-dialog.tsx')).TxDialog }))

/** The place of the transaction window. Fetched with the first transaction. */
export function TxHost() {
  const flow = useShownFlow()
  useResume()
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

/** What an earlier visit left on its way is followed from here on; visits with nothing under way load nothing for it. */
function useResume(): void {
  const config = useAppConfig()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!allRecords().some((record) => isUnderWay(record) || record.stage === 'shown')) return
    void import('./resume.ts').then(({ resume }) => resume(config, queryClient))
    // Once for each visit: what starts later is followed by its own window.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
