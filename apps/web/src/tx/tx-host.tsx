import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'

import { useAppConfig } from '../api/app-config.ts'
import { useActiveFlow } from './active-flow.ts'
import { isUnderWay } from './record.ts'
import { allRecords } from './records.ts'

const TxDialog = lazy(async () => ({ default: (await import('./tx-dialog.tsx')).TxDialog }))

/** Mounts the transaction dialog. Its code is loaded with the first transaction. */
export function TxHost() {
  const flow = useActiveFlow()
  useResume()
  // The closed dialog stays mounted for its exit, so that it can restore the focus.
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

/** Resumes the transactions that an earlier visit left pending; without any, no code is loaded for it. */
function useResume(): void {
  const config = useAppConfig()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!allRecords().some((record) => isUnderWay(record) || record.stage === 'shown')) return
    void import('./resume.ts').then(({ resume }) => resume(config, queryClient))
    // Once per visit: transactions that start later are tracked by their own flow.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
