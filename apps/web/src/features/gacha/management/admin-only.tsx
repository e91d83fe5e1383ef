import type { gachaReport } from '@mofu/wire/gacha/management'
import type { Data } from '@mofu/wire/route'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useRefetchWhenStale } from '../../../api/use-refetch-when-stale.ts'
import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { NotDeployedNote } from '../../../parts/not-deployed-note.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type GachaPlace, gachaPlace } from '../gacha-place.ts'
import { reportQuery } from './queries.ts'

/** Any block may have a pull; a report is loaded again at most this often. */
const PAUSE_MS = 2_000

type GachaReport = Data<typeof gachaReport>

type AdminOnlyProps = { children: (report: GachaReport, place: GachaPlace) => ReactNode }

/** The machines for admins; others read why they cannot manage them. */
export function AdminOnly({ children }: AdminOnlyProps) {
  const t = useTranslations('gachaManagement')
  const place = gachaPlace(useNetwork())
  if (!place) return <NotDeployedNote />
  return (
    <RequireWallet title={t('signInTitle')} text={t('signInText')}>
      {(wallet) => (
        <Report place={place} wallet={wallet}>
          {children}
        </Report>
      )}
    </RequireWallet>
  )
}

function Report({ place, wallet, children }: AdminOnlyProps & { place: GachaPlace; wallet: string }) {
  const t = useTranslations('gachaManagement')
  const wordsOf = useFailureWords()
  const report = useQuery(reportQuery(place, wallet))
  // What fails to load again stays on screen: the children may be forms that somebody fills in.
  const shown = { chainId: place.chainId, block: report.data?.at?.block, askedAt: report.dataUpdatedAt }
  useRefetchWhenStale(shown, PAUSE_MS, report.refetch)
  if (report.isError && wordsOf(report.error).code === 'accounts.role_needed') {
    return <StateNote scene="empty" title={t('notAdminTitle')} text={t('notAdminText')} />
  }
  if (report.data) return children(report.data.data, place)
  return report.isError ? (
    <FailureNote title={t('failed')} error={report.error} onRetry={() => void report.refetch()} />
  ) : (
    <Skeleton className="h-64 rounded-[28px]" />
  )
}
