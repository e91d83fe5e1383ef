import { useState } from 'react'

import type { AuditFilter } from '../audit-filter.ts'
import { AuditSection } from '../components/audit-section.tsx'
import { AdminPage } from './admin-page.tsx'
import { AuditFilters } from './audit-filters.tsx'

/** What admins did, and why. */
export function AuditScreen() {
  const [filter, setFilter] = useState<AuditFilter>({})
  return (
    <AdminPage page="audit">
      {(reader) => (
        <>
          <AuditFilters filter={filter} onFilter={setFilter} />
          <AuditSection reader={reader} filter={filter} />
        </>
      )}
    </AdminPage>
  )
}
