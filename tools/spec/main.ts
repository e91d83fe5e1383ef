import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { type Claim, claimedIn, type Item, weigh } from './claims.ts'
import { forgeClaims } from './forge-results.ts'

type VitestOutput = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean; file: string }[]
}

const items: Item[] = readFileSync(join(root, 'docs/spec-items.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', text = ''] = line.split('\t')
    return { id, text }
  })

const claims = [
  ...vitestClaims('unit.json'),
  ...vitestClaims('http.json'),
  ...vitestClaims('faults.json'),
  ...playwrightClaims(),
  ...contractClaims(),
]
const { done, missing, wrong } = weigh(items, claims)

if (process.argv.includes('--missing')) for (const { id, text } of missing) console.log(`${id}\t${text}`)
else console.log(`missing: ${missing.map(({ id }) => id).join(' ')}`)
for (const line of wrong) console.log(`WRONG ${line}`)
console.log(`spec ${done.length}/${items.length}`)
process.exitCode = wrong.length > 0 || claims.length === 0 ? 1 : 0

function results(file: string): string | undefined {
  const path = join(root, '.results', file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function vitestClaims(file: string): Claim[] {
  const text = results(file)
  if (!text) return []
  return (JSON.parse(text) as VitestOutput).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) =>
      claimedIn(fullName).map((id) => ({
        id,
        kind: name.endsWith('.http.test.ts') ? ('http' as const) : ('unit' as const),
        test: fullName,
        isPassed: status === 'passed',
      })),
    ),
  )
}

function playwrightClaims(): Claim[] {
  const text = results('e2e.json')
  if (!text) return []
  const walk = (suite: PlaywrightSuite, path: string): Claim[] => [
    ...(suite.specs ?? []).flatMap(({ title, ok }) =>
      claimedIn(`${path} ${title}`).map((id) => ({
        id,
        kind: 'browser' as const,
        test: title,
        isPassed: ok,
      })),
    ),
    ...(suite.suites ?? []).flatMap((child) => walk(child, `${path} ${child.title}`)),
  ]
  return (JSON.parse(text) as { suites: PlaywrightSuite[] }).suites.flatMap((suite) =>
    walk(suite, suite.title),
  )
}

function contractClaims(): Claim[] {
  const text = results('contracts.json')
  return text ? forgeClaims(text) : []
}
