import { durableServer } from '@mofu/testkit/test-server'

import type { Figure } from '../figure.ts'
import { drop, load } from './load.ts'
import { databaseName, scaleOf } from './shape.ts'

const MOST_TOKENS = 5_000_000

/**
 * `pnpm bench data [tokens] [drop]`: creates a market of this many tokens (default 5,000,000), in its own database that
 * stays for `pnpm bench api`; `drop` deletes it.
 */
export async function data(args: readonly string[]): Promise<Figure[]> {
  const scale = scaleOf(Number(args.find((word) => /^\d+$/.test(word)) ?? MOST_TOKENS))
  const server = await durableServer()
  try {
    if (args.includes('drop')) {
      await drop(server.url, databaseName(scale))
      await drop(server.url, `${databaseName(scale)}_draft`)
      console.log(`${databaseName(scale)} is gone`)
    } else console.log(await load(server.url, scale))
  } finally {
    await server.stop()
  }
  return []
}
