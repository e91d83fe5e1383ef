import { ChevronDown } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { LazyMenu, type LazyMenuProps } from '../../ui/lazy-menu.tsx'
import { menus } from './menus.ts'

const look =
  'inline-flex min-h-10 items-center gap-1 rounded-full px-2 whitespace-nowrap font-display font-extrabold hover:bg-sunken aria-expanded:bg-honey-wash aria-expanded:text-honey-text'

/** The menus side by side, on screens wide enough. */
export function NavBar() {
  const t = useTranslations('menu')
  return (
    <>
      {menus.map(({ name }) => {
        const drawTrigger: LazyMenuProps['drawTrigger'] = (props) => (
          <button type="button" className={look} {...props}>
            {t(name)}
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        )
        const load: LazyMenuProps['load'] = async () => {
          const { NavMenu } = await import('./nav-menus.tsx')
          return ({ trigger }) => <NavMenu name={name} trigger={trigger} />
        }
        return <LazyMenu key={name} load={load} drawTrigger={drawTrigger} />
      })}
    </>
  )
}
