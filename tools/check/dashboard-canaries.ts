import type { DashboardFiles } from './dashboard-rules.ts'

const panel = (expr: string) => ({
  title: 'Requests',
  description: 'By route.',
  datasource: { uid: 'prometheus' },
  targets: [{ expr, legendFormat: '' }],
})
const right: DashboardFiles = {
  dashboards: {
    'a.json': {
      uid: 'a',
      title: 'A',
      panels: [
        panel('topk(10, sum by (job, route) (rate(http_seconds_count{job="api",status=~"5.."}[5m]))) > 0'),
        panel('job:failed:ratio unless on (job) up == 1 or deriv(mofu_block[5m]) * 60'),
      ],
    },
  },
  rules: '- record: job:failed:ratio',
  exported: new Set(['http_seconds', 'mofu_block']),
}
const withPanel = (change: object): DashboardFiles => ({
  ...right,
  dashboards: { 'a.json': { uid: 'a', title: 'A', panels: [{ ...panel('up'), ...change }] } },
})

/** Added violations, and what the check has to say of them. */
export const dashboardCanaries: readonly { files: DashboardFiles; violations: readonly string[] }[] = [
  { files: right, violations: [] },
  {
    files: withPanel({ targets: [{ expr: 'rate(mofu_blocks[5m])', legendFormat: '' }] }),
    violations: ['a.json: Requests: nobody exports mofu_blocks'],
  },
  {
    files: { ...right, rules: '' },
    violations: ['a.json: Requests: nobody exports job:failed:ratio'],
  },
  { files: withPanel({ description: '' }), violations: ['a.json: Requests does not say what it shows'] },
  { files: withPanel({ datasource: { uid: 'other' } }), violations: ['a.json: Requests asks other'] },
  { files: withPanel({ targets: [] }), violations: ['a.json: Requests shows nothing'] },
  {
    files: { ...right, dashboards: { ...right.dashboards, 'b.json': { uid: 'a', title: 'B', panels: [] } } },
    violations: ['b.json: has the uid of a.json'],
  },
]
