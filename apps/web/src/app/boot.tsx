import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'

import { type AppConfig, AppConfigContext, appConfigQuery } from '../api/app-config.ts'
import { refreshIdentities } from '../api/identities.ts'
import { subscribeToLive } from '../api/live.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { WordsProvider } from '../i18n/words-provider.tsx'
import { FailureNote } from '../parts/failure-note.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'

/** The providers around the screens, from the outside in. */
export function Boot() {
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider>
        <Configured />
      </WordsProvider>
    </QueryClientProvider>
  )
}

function Configured() {
  const config = useQuery(appConfigQuery)
  const t = useTranslations('failure')
  if (config.data) return <Ready config={config.data} />
  if (!config.isError) return <Splash />
  return (
    <main className="grid min-h-dvh place-items-center">
      <FailureNote
        isPage
        title={t('brokenTitle')}
        error={config.error}
        onRetry={() => void config.refetch()}
      />
    </main>
  )
}

function Ready({ config }: { config: AppConfig }) {
  useEffect(subscribeToLive, [])
  useEffect(() => refreshIdentities(queryClient), [])
  return (
    <AppConfigContext value={config}>
      <RouterProvider router={router} />
    </AppConfigContext>
  )
}

/** The same as in index.html, so that nothing shifts when the script takes over. */
function Splash() {
  return (
    <div className="splash">
      <img src="/favicon.svg" alt="" width={72} height={72} />
    </div>
  )
}
