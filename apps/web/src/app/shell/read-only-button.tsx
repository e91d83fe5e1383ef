import { Eye } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { Button } from '../../ui/button.tsx'
import { LateMenu, type LateMenuProps } from '../../ui/late-menu.tsx'

const loadMenu: LateMenuProps['load'] = async () => (await import('./read-only-menu.tsx')).ReadOnlyMenu

/** Whoever signed in with e-mail and password: they look, and do not trade. */
export function ReadOnlyButton({ username }: { username: string }) {
  const t = useTranslations('shell')
  const drawTrigger: LateMenuProps['drawTrigger'] = (props) => (
    <Button size="small" className="max-w-40" aria-label={t('menuOf', { name: username })} {...props}>
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{username.split('@', 1)[0]}</span>
    </Button>
  )
  return <LateMenu load={loadMenu} drawTrigger={drawTrigger} />
}
