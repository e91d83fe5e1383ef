import type { CollectionDetail } from '@mofu/wire/collections'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { useStoredSession } from '../../../session/stored-session.ts'
import { isAdminQuery } from '../queries.ts'

const ModerationForm = lazy(async () => ({ default: (await import('./moderation-form.tsx')).ModerationForm }))

/** For admins: the moderation of a collection. Loaded for them alone. */
export function Moderation({ collection }: { collection: CollectionDetail }) {
  const { web3 } = useStoredSession()
  const isAdmin = useQuery({ ...isAdminQuery(web3?.token ?? ''), enabled: web3 !== undefined })
  return isAdmin.data === true ? (
    <Suspense>
      <ModerationForm collection={collection} />
    </Suspense>
  ) : null
}
