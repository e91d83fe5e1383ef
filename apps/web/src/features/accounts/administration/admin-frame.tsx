import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { meQuery } from '../../../session/me-query.ts'
import { useReader } from '../../../session/use-reader.ts'
import { AdminNavigation } from './admin-navigation.tsx'
import type { AdminPageName } from './admin-pages.ts'

/** Puts the navigation of the administration beside a page. Others than admins see the page alone: it has its own guard. */
export function AdminFrame({ page, children }: { page: AdminPageName; children: ReactNode }) {
  const reader = useReader()
  const isSigned = reader?.way === 'web3'
  const me = useQuery({ ...meQuery(reader?.key ?? ''), enabled: isSigned })
  const isAdmin = isSigned && me.data?.roles.includes('admin') === true
  // The page stays where it is in the tree, so that it is not mounted again once the role is known.
  return (
    <div
      className={clsx(
        isAdmin && 'mx-auto w-full max-w-[1536px] lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start',
      )}
    >
      {isAdmin ? <AdminNavigation page={page} reader={reader.key} /> : null}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
