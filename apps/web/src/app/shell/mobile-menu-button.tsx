import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const loadMenu = async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu })
const MobileMenu = lazy(loadMenu)

/** Opens everything that does not fit into the bar on small screens. */
export function MobileMenuButton() {
  const t = useTranslations('shell')
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadMenu()}
        onClick={open}
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      {hasOpened ? (
        <Suspense>
          <MobileMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
