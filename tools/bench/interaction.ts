import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'

import { run } from '../run-command.ts'
import type { Figure } from './figure.ts'

const MOST_MS = 200

/** Latency of a tap among ten thousand cards, with the processor throttled four times (`pnpm build` first). */
export async function interaction(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mofu-interaction-'))
  const file = join(folder, 'e2e.json')
  try {
    await run('playwright', ['test', 'ten-thousand.spec.ts'], {
      cwd: join(root, 'e2e'),
      isQuiet: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, MOST_INTERACTION_MS: '1000000', INTERACTION_ROUNDS: '5' },
    })
    const found = /"type": "slowest interaction",\s*"description": "([\d.]+)"/.exec(
      readFileSync(file, 'utf8'),
    )
    if (!found) throw new Error('the browser test told no figure')
    const slowest = Number(found[1])
    return [
      {
        what: 'slowest interaction, the middle one of five rounds',
        value: `${slowest} ms`,
        goal: `under ${MOST_MS} ms`,
        isReached: slowest < MOST_MS,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
