import { lazy, Suspense } from 'react'

import { useReader } from '../../session/use-reader.ts'

const InboxBell = lazy(async () => ({
  default: (await import('../../features/accounts/components/inbox-bell.tsx')).InboxBell,
}))

/** Only for signed-in users, and loaded only for them. */
export function InboxBellHost() {
  const reader = useReader()
  if (!reader) return null
  return (
    <Suspense fallback={<span className="size-10" />}>
      <InboxBell key={reader.key} reader={reader.key} />
    </Suspense>
  )
}
