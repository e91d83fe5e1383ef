import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { freePorts, runDev } from '../dev/run-dev.ts'
import type { Figure } from './figure.ts'

const FIRST_MS = 45_000
const SECOND_MS = 45_000

/**
 * `pnpm dev` on a fresh clone of the commit, and again over the state of the first start. Cloning and installing are
 * not measured: they depend on the network.
 */
export async function start(): Promise<Figure[]> {
  const clone = mkdtempSync(join(tmpdir(), 'mofu-clone-'))
  // Started by root, PostgreSQL runs as its own user, who needs access to its programs.
  chmodSync(clone, 0o755)
  const env = { ...(await freePorts()), MOFU_DIR: join(clone, '.mofu'), DATABASE_URL: '', REDIS_URL: '' }
  try {
    const installed = timed(() => {
      execFileSync('git', ['clone', '--quiet', root, clone])
      execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: clone })
    })
    console.log(`clone and install: ${inSeconds(installed)}, not counted`)
    // A start is mostly processor time: other load of the machine decides how long it takes.
    const [load = 0] = loadavg()
    console.log(`machine: ${availableParallelism()} processors, load ${load.toFixed(1)} before the start`)
    const first = await runDev(env, { checkout: clone })
    await first.stop()
    console.log(first.text)
    const second = await runDev(env, { checkout: clone })
    await second.stop()
    return [
      figure('first start of a fresh clone', first.took, FIRST_MS),
      figure('second start', second.took, SECOND_MS),
    ]
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

function timed(work: () => void): number {
  const from = Date.now()
  work()
  return Date.now() - from
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function figure(what: string, took: number, most: number): Figure {
  return { what, value: inSeconds(took), goal: `at most ${inSeconds(most)}`, isReached: took <= most }
}
