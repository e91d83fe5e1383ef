export type Dashboard = {
  uid: string
  title: string
  panels: readonly {
    title: string
    description?: string
    datasource: { uid: string }
    targets: readonly { expr: string; legendFormat: string }[]
  }[]
}

/** Dashboards by file, and what Prometheus has: metrics that processes export and series that rules record. */
export type DashboardFiles = {
  dashboards: Readonly<Record<string, Dashboard>>
  /** Text of the alert rules. */
  rules: string
  exported: ReadonlySet<string>
}

/** Added by Prometheus itself. */
const scraped = ['up']
const words = new Set(['and', 'or', 'unless', 'bool', 'offset'])

/** Every panel has a title, an explanation and expressions over metrics that exist. */
export function dashboardViolations({ dashboards, rules, exported }: DashboardFiles): string[] {
  const recorded = [...rules.matchAll(/- record: ([\w:]+)/g)].map(([, name = '']) => name)
  const known = new Set([...exported, ...recorded, ...scraped])
  const seen = new Map<string, string>()
  return Object.entries(dashboards).flatMap(([file, { uid, panels }]) => {
    const other = seen.get(uid)
    seen.set(uid, file)
    return [
      ...(other === undefined ? [] : [`${file}: has the uid of ${other}`]),
      ...panels.flatMap(({ title, description = '', datasource, targets }) => [
        ...(title && description ? [] : [`${file}: ${title || 'a panel'} does not say what it shows`]),
        ...(datasource.uid === 'prometheus' ? [] : [`${file}: ${title} asks ${datasource.uid}`]),
        ...(targets.length > 0 ? [] : [`${file}: ${title} shows nothing`]),
        ...targets
          .flatMap(({ expr }) => metricsIn(expr))
          .filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))
          .map((name) => `${file}: ${title}: nobody exports ${name}`),
      ]),
    ]
  })
}

/** The metric names of an expression: what is neither a function, a label nor a word of the language. */
export function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
  const names = [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)].map(([name]) => name)
  return names.filter((name) => !words.has(name))
}
