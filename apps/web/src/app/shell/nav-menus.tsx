import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactElement } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { Badge } from '../../ui/badge.tsx'
import { Menu, MenuItem, MenuLink, MenuOutsideLink } from '../../ui/menu.tsx'
import { scrollToAnchor } from './scroll-to-anchor.ts'
import { type ShownEntry, useMenus } from './use-menus.ts'
import { useSoon } from './use-soon.ts'

/** One menu of the top bar, opened. */
export function NavMenu({ name, trigger }: { name: string; trigger: ReactElement }) {
  const entries = useMenus().find((menu) => menu.name === name)?.entries ?? []
  return (
    <Menu trigger={trigger} align="start">
      {entries.map((entry) => (
        <NavEntry key={entry.key} entry={entry} />
      ))}
    </Menu>
  )
}

function NavEntry({ entry: { text, way } }: { entry: ShownEntry }) {
  const t = useTranslations('menu')
  const say = useSoon()
  switch (way.kind) {
    case 'outside':
      return (
        <MenuOutsideLink href={way.url}>
          <span className="grow">{text}</span>
          <ExternalLink aria-label={t('outside')} className="text-soft size-4" />
        </MenuOutsideLink>
      )
    case 'screen':
      return (
        <MenuLink
          link={
            <Link
              to={way.to}
              search={{}}
              {...(way.hash === undefined ? {} : { hash: way.hash })}
              onClick={() => scrollToAnchor(way.hash)}
            />
          }
        >
          {text}
        </MenuLink>
      )
    case 'soon':
      return (
        <MenuItem onPress={() => say('soon')}>
          <span className="text-soft grow">{text}</span>
          <Badge tone="honey">{t('soonBadge')}</Badge>
        </MenuItem>
      )
    case 'lottery':
      return <MenuItem onPress={() => say('lottery')}>{text}</MenuItem>
    default:
      return way satisfies never
  }
}
