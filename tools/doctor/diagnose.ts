import { styleText } from 'node:util'

import { root } from '@mofu/testkit/paths'

import { readDevSettings } from '../dev/settings.ts'
import { checkoutFindings, databaseFindings, diskFinding, portFindings, reachFindings } from './checkout.ts'
import {
  foundryFindings,
  nodeFinding,
  packagesFinding,
  pnpmFinding,
  postgresFinding,
  systemFindings,
  firstLineOf,
} from './programs.ts'

const marks = {
  ok: styleText('green', 'ok      '),
  missing: styleText('red', 'missing '),
  optional: styleText('yellow', 'optional'),
}

/** What this machine lacks for Mofu, and the command that fixes it. Fails where pnpm dev cannot start. */
const settings = readDevSettings([])
const findings = [
  nodeFinding(process.versions.node),
  pnpmFinding(firstLineOf('pnpm')),
  packagesFinding(),
  ...foundryFindings(),
  postgresFinding(),
  ...(await databaseFindings(settings)),
  ...(await portFindings(settings)),
  ...reachFindings(root),
  diskFinding(root),
  ...checkoutFindings(),
  ...systemFindings(),
]
for (const { name, state, found, fix } of findings)
  console.log(
    `${marks[state]}  ${name.padEnd(18)}  ${found}${state === 'ok' ? '' : `\n${' '.repeat(30)}→ ${fix}`}`,
  )
const missing = findings.filter(({ state }) => state === 'missing')
console.log(
  missing.length === 0
    ? '\npnpm dev can start.'
    : `\npnpm dev cannot start yet: ${missing.map(({ name }) => name).join(', ')}.`,
)
process.exitCode = missing.length === 0 ? 0 : 1
