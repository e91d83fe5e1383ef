import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { downloadSales } from '../actions/download-sales.ts'
import type { SalesFilter } from '../sales-filter.ts'

export function ExportButton({ chainId, filter }: { chainId: number; filter: SalesFilter }) {
  const t = useTranslations('referrals')
  const parts = useTranslations('parts')
  const wordsOf = useFailureWords()
  const save = useMutation({ mutationFn: () => downloadSales(chainId, filter) })
  return (
    <div className="grid justify-items-end gap-2">
      <Button size="small" disabled={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden="true" className="size-4" />
        {save.isPending ? t('exporting') : parts('csv')}
      </Button>
      {save.isError ? (
        <Note tone="berry" title={t('exportFailed')}>
          {wordsOf(save.error).text}
        </Note>
      ) : null}
    </div>
  )
}
