import { Eye } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { Button } from '../../ui/button.tsx'
import { LazyMenu, type LazyMenuProps } from '../../ui/lazy-menu.tsx'

const loadMenu: LazyMenuProps['load'] = async () => (await import('./read-only-menu.tsx')).ReadOnlyMenu

/** For users with an e-mail and password session: they browse, but do not trade. */
export function ReadOnlyButton({ username }: { username: string }) {
  const t = useTranslations('shell')
  const drawTrigger: LazyMenuProps['drawTrigger'] = (props) => (
    <Button size="small" className="max-w-40" aria-label={t('menuOf', { name: username })} {...props}>
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{username.split('@', 1)[0]}</span>
    </Button>
  )
  return <LazyMenu load={loadMenu} drawTrigger={drawTrigger} />
}
