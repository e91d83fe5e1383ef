import type { LinkName } from '@mofu/domain/links'

import type { MenuEntry, MenuPlan, ScreenPath } from './menus.ts'

export type Way =
  | { kind: 'outside'; url: string }
  | { kind: 'screen'; to: ScreenPath; hash?: string }
  | { kind: 'soon' }
  | { kind: 'lottery' }

/** An entry has a label of ours, or the title that the platform configured for its page. */
export type LeadingEntry = { way: Way } & ({ label: MenuEntry['label'] } | { title: string })

/** What the platform has configured. */
export type Configured = {
  links: Readonly<Partial<Record<LinkName, string>>>
  dappPages: readonly { title: string; url: string }[]
}

/** The entries of a menu that lead somewhere, and those that SPEC announces. */
export function menuEntries(
  { entries, hasPages = false }: MenuPlan,
  { links, dappPages }: Configured,
): readonly LeadingEntry[] {
  return [
    ...(hasPages ? dappPages : []).map(({ title, url }) => ({ title, way: outside(url) })),
    ...entries.flatMap(({ label, leads }): LeadingEntry[] => {
      if (leads === 'soon' || leads === 'lottery') return [{ label, way: { kind: leads } }]
      if ('screen' in leads) {
        const { screen, ...rest } = leads
        return [{ label, way: { kind: 'screen', to: screen, ...rest } }]
      }
      const url = links[leads.outside]
      return url === undefined ? [] : [{ label, way: outside(url) }]
    }),
  ]
}

function outside(url: string): Way {
  return { kind: 'outside', url }
}
