/** What the alert rules, the runbooks and the processes say; each name has to exist on the other sides. */
export type DeployFiles = { rules: string; tests: string; runbooks: string; sources: string }

export function deployViolations({ rules, tests, runbooks, sources }: DeployFiles): string[] {
  const alerts = namesIn(rules, /- alert: (\w+)/g)
  const recorded = namesIn(rules, /- record: ([\w:]+)/g)
  const sections = namesIn(runbooks, /^## (\w+)$/gm)
  const cases = tests.split('alertname: ').slice(1)
  const tested = new Set(
    cases.filter((text) => text.includes('exp_alerts')).map((text) => text.match(/^\w+/)?.[0]),
  )
  const exported = exportedIn(sources)
  return [
    ...[...alerts].filter((name) => !sections.has(name)).map((name) => `${name} has no runbook`),
    ...[...sections].filter((name) => !alerts.has(name)).map((name) => `runbook ${name} has no alert`),
    ...[...alerts].filter((name) => !tested.has(name)).map((name) => `${name} has no test that fires it`),
    ...metricsOf([...recorded].reduce((text, name) => text.replaceAll(name, ''), rules))
      .filter((name) => !exported.has(name))
      .map((name) => `no process exports ${name}`),
  ]
}

/** Metrics that the sources declare. */
export function exportedIn(sources: string): Set<string> {
  return namesIn(sources, /name(?::| =) '((?:mofu|http)_[a-z_]+)'/g)
}

/** Metric names in the expressions, without the suffixes that a histogram adds. */
function metricsOf(rules: string): string[] {
  const used = namesIn(rules, /\b((?:mofu|http)_[a-z_]+)\b/g)
  return [...used].map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name))
}
