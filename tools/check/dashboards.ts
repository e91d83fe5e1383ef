import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { createMetrics } from '../../apps/api/src/platform/metrics/create-metrics.ts'
import { run } from '../run-command.ts'
import { dashboardCanaries } from './dashboard-canaries.ts'
import { type Dashboard, dashboardViolations } from './dashboard-rules.ts'
import { exportedIn } from './deploy-rules.ts'

const folder = join(root, 'deploy/grafana/dashboards')

/** Dashboards show metrics that the processes export, with expressions that Prometheus understands. */
export async function checkDashboards(rules: string, sources: string): Promise<string> {
  const missed = dashboardCanaries.filter(
    ({ files, violations }) => dashboardViolations(files).join('\n') !== violations.join('\n'),
  )
  if (missed.length > 0) {
    throw new Error(
      `canaries judged wrongly:\n${missed.map(({ violations }) => violations.join()).join('\n')}`,
    )
  }
  const dashboards = Object.fromEntries(
    globSync(join(folder, '*.json')).map((path) => [
      basename(path),
      JSON.parse(readFileSync(path, 'utf8')) as Dashboard,
    ]),
  )
  // What Node's client exports by itself, and what the sources name.
  const standard = createMetrics([])
    .getMetricsAsArray()
    .map(({ name }) => name)
  const exported = new Set([...standard, ...exportedIn(sources)])
  const violations = dashboardViolations({ dashboards, rules, exported })
  if (violations.length > 0) throw new Error(violations.join('\n'))
  const expressions = Object.values(dashboards).flatMap(({ panels }) =>
    panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  )
  return `${Object.keys(dashboards).length} dashboards; ${dashboardCanaries.length} canaries; ${await parsed(expressions)}`
}

/** Prometheus's own verdict on the expressions, as rules that record them. */
async function parsed(expressions: readonly string[]): Promise<string> {
  const temporary = mkdtempSync(join(tmpdir(), 'mofu-dashboards-'))
  try {
    const rules = expressions.map((expr, index) => ({ record: `panel:${index}`, expr }))
    const file = join(temporary, 'rules.yml')
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
    const ran = await run('promtool', ['check', 'rules', file], { isQuiet: true }).catch(() => undefined)
    if (!ran) return 'expressions not parsed: promtool is missing'
    if (ran.code !== 0) throw new Error(ran.output)
    return `${expressions.length} expressions parsed`
  } finally {
    rmSync(temporary, { recursive: true })
  }
}
