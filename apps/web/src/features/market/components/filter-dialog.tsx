import { useTranslations } from '../../../i18n/use-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ListProps } from '../list-search.ts'
import { FilterPanel } from './filter-panel.tsx'

type FilterDialogProps = ListProps & { isOpen: boolean; onClose: () => void }

/** The filters, where they do not fit beside the list. */
export function FilterDialog({ search, onSearch, isOpen, onClose }: FilterDialogProps) {
  const t = useTranslations('market')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('filters')} closeLabel={t('close')}>
      <FilterPanel search={search} onSearch={onSearch} />
      <div className="mt-6 grid">
        <Button look="main" onClick={onClose}>
          {t('showPets')}
        </Button>
      </div>
    </Dialog>
  )
}
