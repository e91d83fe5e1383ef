import type { DeployFiles } from './deploy-rules.ts'

const rules = `
  - alert: IndexIsBehind
    expr: max(mofu_index_age_seconds) > 60
  - alert: RequestsAreSlow
    expr: rate(http_request_duration_seconds_bucket[5m]) > 1`
const tests = `
  - alertname: IndexIsBehind
    exp_alerts:
  - alertname: RequestsAreSlow
    exp_alerts:`
const runbooks = '## IndexIsBehind\n\nText.\n\n## RequestsAreSlow\n'
const sources = `name: 'mofu_index_age_seconds' name: 'http_request_duration_seconds'`
const right: DeployFiles = { rules, tests, runbooks, sources }

/** Added violations, and what the check has to say of them. */
export const deployCanaries: readonly { files: DeployFiles; violations: readonly string[] }[] = [
  { files: right, violations: [] },
  {
    files: { ...right, runbooks: '## IndexIsBehind\n' },
    violations: ['RequestsAreSlow has no runbook'],
  },
  {
    files: { ...right, runbooks: `${runbooks}\n## NoWorker\n` },
    violations: ['runbook NoWorker has no alert'],
  },
  {
    files: { ...right, tests: tests.replace('exp_alerts:', 'nothing:') },
    violations: ['IndexIsBehind has no test that fires it'],
  },
  {
    files: { ...right, sources: `name: 'http_request_duration_seconds'` },
    violations: ['no process exports mofu_index_age_seconds'],
  },
]
