import { useAppConfig } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { menuEntries, type Way } from './menu-entries.ts'
import { menus } from './menus.ts'

export type ShownEntry = { key: string; text: string; way: Way }
export type ShownMenu = { name: string; title: string; entries: readonly ShownEntry[] }

/** The menus in the user's language. */
export function useMenus(): readonly ShownMenu[] {
  const t = useTranslations('menu')
  const config = useAppConfig()
  return menus.map((menu) => ({
    name: menu.name,
    title: t(menu.name),
    entries: menuEntries(menu, config).map((entry) =>
      'title' in entry
        ? { key: entry.title, text: entry.title, way: entry.way }
        : { key: entry.label, text: t(entry.label), way: entry.way },
    ),
  }))
}
