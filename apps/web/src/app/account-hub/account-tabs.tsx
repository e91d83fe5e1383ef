import { lazy, Suspense } from 'react'

import { useStoredSession } from '../../session/stored-session.ts'
import { useAccount } from '../../wallet/account.ts'
import type { HubPage } from './hub-pages.ts'

const TabRow = lazy(async () => ({ default: (await import('./tab-row.tsx')).TabRow }))

/** The tabs above each page of the account. Visitors have no account; the pages ask them to connect or sign in. */
export function AccountTabs({ at }: { at: HubPage }) {
  const account = useAccount()
  const { readOnly } = useStoredSession()
  if (account.status === 'none' && !readOnly) return null
  return (
    <div className="page min-h-16 pt-5">
      <Suspense>
        <TabRow at={at} />
      </Suspense>
    </div>
  )
}
