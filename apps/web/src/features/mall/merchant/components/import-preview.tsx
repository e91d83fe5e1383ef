import { textIn } from '@mofu/domain/local-text'
import type { ImportPreview as Preview } from '@mofu/wire/mall/merchant/products'

import { useLanguage } from '../../../../i18n/language.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'

type ImportPreviewProps = { preview: Preview; isWorking: boolean; onImport: () => void }

/** What a file would change: every problem by its line, or every change and a button that saves all of them. */
export function ImportPreview({ preview: { products, faults }, isWorking, onImport }: ImportPreviewProps) {
  const t = useTranslations('merchant')
  const count = (kind: Preview['products'][number]['kind']) =>
    products.filter((one) => one.kind === kind).length
  const [added, changed, unchanged] = [count('add'), count('change'), count('unchanged')]
  if (faults.length > 0) {
    return (
      <Note tone="berry" title={t('file.faults', { count: faults.length })}>
        <ul aria-label={t('file.faultList')} className="mt-2 grid gap-1">
          {faults.map(({ line, fault, value }, index) => (
            <li key={index} className="break-words">
              <strong>{t('file.line', { line })}</strong> {t(`file.fault.${fault}`, { value })}
            </li>
          ))}
        </ul>
      </Note>
    )
  }
  if (added + changed === 0) return <Note tone="honey">{t('file.nothing')}</Note>
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{t('file.summary', { added, changed, unchanged })}</p>
      <p>
        <Button look="main" disabled={isWorking} onClick={onImport}>
          {t(isWorking ? 'file.importing' : 'file.import')}
        </Button>
      </p>
      <ul aria-label={t('file.changeList')} className="divide-line divide-y-2">
        {products
          .filter(({ kind }) => kind !== 'unchanged')
          .map((one) => (
            <Row key={one.line} product={one} />
          ))}
      </ul>
    </div>
  )
}

function Row({ product }: { product: Preview['products'][number] }) {
  const t = useTranslations('merchant')
  const language = useLanguage()
  const { kind, line, title, skuCount, changes } = product
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={kind === 'add' ? 'mint' : 'honey'}>
          {t(kind === 'add' ? 'file.added' : 'file.changed')}
        </Badge>
        <span className="min-w-0 font-semibold break-words">{textIn(language, title)}</span>
        <span className="text-soft text-sm">
          {t('file.line', { line })}
          {kind === 'add' ? ` · ${t('file.skus', { count: skuCount })}` : ''}
        </span>
      </p>
      {changes.length === 0 ? null : (
        <ul className="mt-1 grid gap-1 text-sm">
          {changes.map(({ line: at, column, from, to }) => (
            <li key={`${at}-${column}`} className="break-words">
              <code>{column}</code>
              {at === line ? '' : ` (${t('file.line', { line: at })})`}:{' '}
              <del className="text-soft">{from === '' ? t('file.empty') : from}</del> →{' '}
              <ins className="no-underline">{to === '' ? t('file.empty') : to}</ins>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
