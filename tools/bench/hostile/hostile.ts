import { startTestStack, type TestStack } from '@mofu/testkit/test-stack'

import type { Figure } from '../figure.ts'
import { frozenPostgres } from './frozen-postgres.ts'
import { hostileDrawings } from './hostile-drawings.ts'
import { manyConnections } from './many-connections.ts'
import { oneOrder } from './one-order.ts'
import { uncachedPictures } from './uncached-pictures.ts'

/** Attacks on a whole running product, by name; each reports what other users notice. */
const scenarios: Readonly<Record<string, () => Promise<Figure[]>>> = {
  order: () => onStack(oneOrder),
  pictures: () => onStack(uncachedPictures),
  drawings: () => onStack(hostileDrawings),
  frozen: frozenPostgres,
  connections: () => onStack(manyConnections),
}

/** All of them, or the named ones: `pnpm bench hostile pictures`. */
export async function hostile(wanted: readonly string[]): Promise<Figure[]> {
  const unknown = wanted.filter((name) => !(name in scenarios))
  if (unknown.length > 0) throw new Error(`${unknown.join()}: there is ${Object.keys(scenarios).join(', ')}`)
  const figures: Figure[] = []
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await scenario()))
  }
  return figures
}

/** A separate stack each: none measures the leftovers of another. */
async function onStack(scenario: (stack: TestStack) => Promise<Figure[]>): Promise<Figure[]> {
  const stack = await startTestStack()
  try {
    return await scenario(stack)
  } finally {
    await stack.stop()
  }
}
