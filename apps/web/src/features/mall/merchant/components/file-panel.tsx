import { importLimits } from '@mofu/domain/mall/product-import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { useId, useState } from 'react'

import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../../ui/button-style.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { exportProducts, importProducts, previewImport } from '../actions/import-products.ts'
import { ImportPreview } from './import-preview.tsx'

/** All products as a CSV file, and a file that is previewed and then imported whole. */
export function FilePanel({ shopId }: { shopId: number }) {
  const t = useTranslations('merchant')
  const wordsOf = useFailureWords()
  const client = useQueryClient()
  const id = useId()
  const [csv, setCsv] = useState('')
  const isTooLarge = csv.length > importLimits.characters
  const exporting = useMutation({ mutationFn: () => exportProducts(shopId) })
  const previewing = useMutation({ mutationFn: (text: string) => previewImport(shopId, text) })
  const importing = useMutation({
    mutationFn: (token: string) => importProducts(shopId, { csv, token }),
    onSuccess: () => previewing.reset(),
    // The products changed since, or a line is wrong now: the new preview shows what.
    onError: () => previewing.mutate(csv),
    onSettled: () => client.invalidateQueries({ queryKey: ['mall'] }),
  })
  const choose = async (file: File | undefined) => {
    if (!file) return
    const text = await file.text()
    setCsv(text)
    importing.reset()
    previewing.reset()
    if (text.length <= importLimits.characters) previewing.mutate(text)
  }
  const failure = exporting.error ?? importing.error ?? previewing.error
  return (
    <Panel title={t('file.title')}>
      <p className="text-soft mb-4 max-w-prose">{t('file.text')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Button disabled={exporting.isPending} onClick={() => exporting.mutate()}>
          <Download aria-hidden="true" className="size-5" />
          {t(exporting.isPending ? 'file.exporting' : 'file.export')}
        </Button>
        <label
          className={`${buttonStyle('plain')} has-focus-visible:outline-focus cursor-pointer has-focus-visible:outline-3`}
        >
          <FileUp aria-hidden="true" className="size-5" />
          {t('file.choose')}
          <input
            type="file"
            accept=".csv,text/csv"
            aria-describedby={id}
            className="sr-only"
            onChange={({ target }) => {
              void choose(target.files?.[0])
              // The same file can be chosen again after it was edited.
              target.value = ''
            }}
          />
        </label>
      </div>
      <p id={id} className="text-soft mt-2 text-sm">
        {t('file.limit', { lines: importLimits.lines })}
      </p>
      <div className="mt-4 grid gap-4 empty:hidden" aria-live="polite">
        {isTooLarge ? <Note tone="berry">{t('file.tooLarge')}</Note> : null}
        {failure ? <Note tone="berry">{wordsOf(failure).text}</Note> : null}
        {importing.isSuccess ? <Note tone="mint">{t('file.done', importing.data)}</Note> : null}
        {previewing.isPending ? <p>{t('file.reading')}</p> : null}
        {previewing.isSuccess ? (
          <ImportPreview
            preview={previewing.data}
            isWorking={importing.isPending}
            onImport={() => importing.mutate(previewing.data.token)}
          />
        ) : null}
      </div>
    </Panel>
  )
}
