import { join } from 'node:path'
import { styleText } from 'node:util'

import { root } from '@mofu/testkit/paths'

import { checkSolidityRules } from '../../contracts/tools/rules/check-rules.ts'
import { run } from '../run-command.ts'
import { checkConventions } from './conventions.ts'
import { checkDataRules } from './data-rules.ts'
import { checkDeploy } from './deploy.ts'
import { checkDomains } from './domains.ts'
import { checkEnvExample } from './env-example.ts'
import { checkFences } from './fences.ts'
import { checkFileSize } from './file-size.ts'
import { checkGenerated } from './generated.ts'
import { checkMigrations } from './migrations.ts'
import { checkNamespaces } from './namespaces.ts'
import { checkSolidityImports } from './solidity-imports.ts'
import { checkTransactions } from './transactions.ts'
import { checkTrustTable } from './trust-table.ts'
import { checkVocabulary } from './vocabulary.ts'

/** Runs a tool; its output is shown only when it fails. */
async function tool(command: string, args: readonly string[], cwd = root): Promise<string> {
  const { code, output } = await run(command, args, { cwd, isQuiet: true })
  if (code !== 0) throw new Error(output.trim() || `${command} ended with ${code}`)
  return ''
}

/** Every check by name, cheapest first. `pnpm check fences words` runs some of them. */
const checks: Readonly<Record<string, () => Promise<string> | string>> = {
  format: () => tool('oxfmt', ['--check']),
  domains: checkDomains,
  vocabulary: checkVocabulary,
  conventions: checkConventions,
  'file-size': checkFileSize,
  'env-example': checkEnvExample,
  namespaces: checkNamespaces,
  migrations: checkMigrations,
  'solidity-imports': checkSolidityImports,
  transactions: checkTransactions,
  'trust-table': checkTrustTable,
  'data-rules': checkDataRules,
  deploy: checkDeploy,
  types: () => tool('tsc', ['--noEmit', '-p', 'tsconfig.json']),
  lint: () => tool('oxlint', ['--type-aware', '--deny-warnings']),
  'dead-code': () => tool('knip', ['--no-progress']),
  fences: checkFences,
  'solidity-rules': checkSolidityRules,
  solidity: () => tool('pnpm', ['run', 'lint'], join(root, 'contracts')),
  generated: checkGenerated,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in checks))
if (unknown.length > 0)
  throw new Error(`no such check: ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}`)

let passed = 0
let failed = 0
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const from = Date.now()
  try {
    const said = await check()
    passed++
    console.log(
      `${styleText('green', 'ok')}    ${name}${said ? `: ${said}` : ''} (${((Date.now() - from) / 1000).toFixed(1)} s)`,
    )
  } catch (error) {
    failed++
    console.log(
      `${styleText('red', 'FAIL')}  ${name}\n${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
console.log(`checks: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
