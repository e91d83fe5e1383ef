import { useRouter } from '@tanstack/react-router'

import { useAppConfig } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { type MenuEntry, menus } from './menus.ts'

/** The paths without parameters, so that a menu can link to them. */
type ScreenPath = '/' | '/gachaMachine' | '/list' | '/mint' | '/mall'

type Way =
  | { kind: 'outside'; url: string }
  | { kind: 'screen'; to: ScreenPath }
  | { kind: 'soon' }
  | { kind: 'lottery' }

export type ShownEntry = { key: string; text: string; way: Way }
export type ShownMenu = { name: string; title: string; entries: readonly ShownEntry[] }

/** The menus with the current target of each entry. */
export function useMenus(): readonly ShownMenu[] {
  const t = useTranslations('menu')
  const { links, dappPages } = useAppConfig()
  const { routesByPath } = useRouter()
  // An entry becomes active by itself once its screen is in the route table.
  const isBuilt = (path: string): path is ScreenPath => Object.hasOwn(routesByPath, path)

  const wayOf = ({ leads }: MenuEntry): Way => {
    if (leads === 'soon' || leads === 'lottery') return { kind: leads }
    if ('screen' in leads) {
      const { screen } = leads
      return isBuilt(screen) ? { kind: 'screen', to: screen } : { kind: 'soon' }
    }
    const url = links[leads.outside]
    return url === undefined ? { kind: 'soon' } : { kind: 'outside', url }
  }

  return menus.map(({ name, entries, hasPages = false }) => ({
    name,
    title: t(name),
    entries: [
      ...(hasPages ? dappPages : []).map(({ title, url }): ShownEntry => ({
        key: url,
        text: title,
        way: { kind: 'outside', url },
      })),
      ...entries.map((entry): ShownEntry => ({ key: entry.label, text: t(entry.label), way: wayOf(entry) })),
    ],
  }))
}
