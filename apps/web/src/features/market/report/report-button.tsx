import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStoredSession } from '../../../session/stored-session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { myReportQuery } from './queries.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

const tones = { open: 'honey', upheld: 'mint', dismissed: 'plain' } as const

/** Reports a pet, and shows the outcome afterwards. */
export function ReportButton({ id, name }: { id: string; name: string }) {
  const t = useTranslations('trade')
  const { web3, readOnly } = useStoredSession()
  const session = web3?.token ?? readOnly?.token
  const [isOpen, setOpen] = useState(false)
  const mine = useQuery({ ...myReportQuery(id, session ?? ''), enabled: session !== undefined })
  const report = mine.data
  return (
    <>
      {report ? (
        <span title={report.note ?? undefined}>
          <Badge tone={tones[report.state]}>{t(`report.state.${report.state}`)}</Badge>
        </span>
      ) : null}
      {report?.state === 'open' ? null : (
        <Button size="small" look="quiet" onClick={() => setOpen(true)}>
          <Flag aria-hidden="true" className="size-4" />
          {t('report.open')}
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          <ReportDialog id={id} name={name} session={session} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
