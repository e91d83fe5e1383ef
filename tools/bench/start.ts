import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePorts, runDev } from '../dev/run-dev.ts'
import type { Figure } from './figure.ts'

/** `pnpm dev` from nothing to a page full of pets, and once more over what the first start left. */
export async function start(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-dev-'))
  const env = { ...(await freePorts()), MOFU_DIR: folder, DATABASE_URL: '', REDIS_URL: '' }
  try {
    const first = await runDev(env)
    await first.stop()
    const second = await runDev(env)
    await second.stop()
    return [figure('first start', first.took, 180_000), figure('second start', second.took, 45_000)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function figure(what: string, took: number, most: number): Figure {
  return {
    what,
    value: `${(took / 1000).toFixed(1)} s`,
    goal: `under ${most / 1000} s`,
    isReached: took < most,
  }
}
