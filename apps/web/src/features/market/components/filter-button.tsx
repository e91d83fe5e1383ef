import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import type { ListProps } from '../list-search.ts'

// Loaded on first use: the list itself needs no dialog.
const loadDialog = async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog })
const FilterDialog = lazy(loadDialog)

/** Opens the filters on small screens, with the number of active ones. */
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
