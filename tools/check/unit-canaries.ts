import type { UnitFiles } from './unit-rules.ts'

const unit = `[Service]
EnvironmentFile=/etc/mofu/api.env
Environment=KEY_FILE=%d/key
ExecStart=/usr/local/bin/node /opt/mofu/current/apps/api/src/main.ts
`
const right: UnitFiles = {
  units: { 'mofu-api.service': unit },
  envs: { 'api.env': '# a comment\nDATABASE_URL=postgres://localhost/mofu\n' },
  known: { api: new Set(['DATABASE_URL', 'KEY_FILE']) },
  accepts: (_, settings) => {
    if (!settings['DATABASE_URL']) throw new Error('DATABASE_URL is missing')
  },
  exists: (path) => path === 'apps/api/src/main.ts',
}

/** Added violations, and what the check has to say of them. */
export const unitCanaries: readonly { files: UnitFiles; violations: readonly string[] }[] = [
  { files: right, violations: [] },
  {
    files: { ...right, envs: { 'api.env': 'DATABASE_URL=x\nDATABASE_ULR=x' } },
    violations: ['api.env: api does not read DATABASE_ULR'],
  },
  {
    files: { ...right, envs: { 'api.env': '# DATABASE_URL=x' } },
    violations: ['api.env: DATABASE_URL is missing'],
  },
  {
    files: { ...right, units: { 'mofu-api.service': `${unit}Environment=OTHER=1\n` } },
    violations: ['api.env: api does not read OTHER'],
  },
  {
    files: { ...right, units: { 'mofu-api.service': unit.replace('main.ts', 'gone.ts') } },
    violations: ['mofu-api.service: apps/api/src/gone.ts does not exist'],
  },
  {
    files: { ...right, envs: {} },
    violations: ['mofu-api.service: no deploy/env/api.env'],
  },
  {
    files: { ...right, envs: { ...right.envs, 'idle.env': 'A=1' } },
    violations: ['no unit reads deploy/env/idle.env'],
  },
  { files: { ...right, known: {} }, violations: ['api.env: no process reads it'] },
]
