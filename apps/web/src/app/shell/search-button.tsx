import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const loadPanel = async () => ({
  default: (await import('../../features/search/search-panel.tsx')).SearchPanel,
})
const SearchPanel = lazy(loadPanel)

/** Opens the search, also with the key "/" anywhere but in a field or above a dialog. Its code is loaded on first use. */
export function SearchButton() {
  const t = useTranslations('shell')
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping()) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <IconButton
        label={t('search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        aria-keyshortcuts="/"
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" className="size-5" />
      </IconButton>
      {isOpen === undefined ? null : (
        <Suspense>
          <SearchPanel isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function isTyping(): boolean {
  const { activeElement } = document
  return (
    activeElement?.matches('input, textarea, select, [contenteditable=true]') === true ||
    document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
  )
}
