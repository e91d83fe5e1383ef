import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useTranslations } from '../i18n/use-translations.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** `page` counts from 1. */
type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

/** Page navigation. Hidden when everything fits on one page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useTranslations('parts')
  if (pages <= 1) return null
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-center gap-2">
      <IconButton label={t('pageBefore')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <output className="font-semibold tabular-nums">{t('pageOf', { page, pages })}</output>
      <IconButton label={t('pageNext')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </nav>
  )
}
