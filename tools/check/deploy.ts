import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { run } from '../run-command.ts'
import { checkContainers } from './containers.ts'
import { checkDashboards } from './dashboards.ts'
import { deployCanaries } from './deploy-canaries.ts'
import { deployViolations } from './deploy-rules.ts'
import { checkUnits } from './units.ts'

const folder = join(root, 'deploy/prometheus')

/** Alerts have a runbook, a test and metrics that exist; `promtool` runs their tests. Units start with their settings. */
export async function checkDeploy(): Promise<string> {
  const missed = deployCanaries.filter(
    ({ files, violations }) => deployViolations(files).join('\n') !== violations.join('\n'),
  )
  if (missed.length > 0) {
    throw new Error(
      `canaries judged wrongly:\n${missed.map(({ violations }) => violations.join()).join('\n')}`,
    )
  }
  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  const sources = globSync(['apps/api/src/**/*.ts', 'apps/indexer/run/*.ts', 'apps/keeper/src/*.ts'], {
    cwd: root,
  })
  const rules = text('deploy/prometheus/rules.yml')
  const texts = sources.map(text).join('\n')
  const violations = deployViolations({
    rules,
    tests: text('deploy/prometheus/rules_test.yml'),
    runbooks: text('docs/operations/runbooks.md'),
    sources: texts,
  })
  if (violations.length > 0) throw new Error(violations.join('\n'))
  return `alerts, runbooks and metrics agree; ${deployCanaries.length} canaries; ${await testRules()}; ${await checkDashboards(rules, texts)}; ${await checkUnits()}; ${await checkContainers()}`
}

/** The gate has promtool; a developer's machine may not. */
async function testRules(): Promise<string> {
  const commands = [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'rules_test.yml'],
  ]
  for (const args of commands) {
    const ran = await run('promtool', args, { cwd: folder, isQuiet: true }).catch(() => undefined)
    if (!ran) {
      if (process.env['CI'] === undefined) return 'rules not run: promtool is missing'
      throw new Error('promtool is missing: install Debian’s prometheus')
    }
    if (ran.code !== 0) throw new Error(ran.output)
  }
  return 'rules tested'
}
