import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import type { ListProps } from '../list-search.ts'

// Comes when somebody reaches for it: the list itself needs no window.
const loadDialog = async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog })
const FilterDialog = lazy(loadDialog)

/** The way to the filters on small screens, with how many are on. */
export function FilterButton({ search, onSearch }: ListProps) {
  const t = useTranslations('market')
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const count = Object.keys(search).filter((key) => !['collection', 'sort', 'q'].includes(key)).length
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <span className="lg:hidden">
        <Button onPointerEnter={() => void loadDialog()} onClick={open}>
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {count === 0 ? t('filters') : t('filtersOn', { count })}
        </Button>
      </span>
      {hasOpened ? (
        <Suspense>
          <FilterDialog search={search} onSearch={onSearch} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
