import { testServer } from '../../stack/test-server.ts'
import { startTestStack, type TestStack } from '../../stack/test-stack.ts'
import type { Figure } from '../figure.ts'
import { hostileDrawings } from './hostile-drawings.ts'
import { uncachedPictures } from './uncached-pictures.ts'

/** What somebody with bad intentions does to a whole running product, by name; each says what others notice of it. */
const scenarios: Readonly<Record<string, (stack: TestStack) => Promise<Figure>>> = {
  pictures: uncachedPictures,
  drawings: hostileDrawings,
}

/** All of them, or those that are named: `pnpm bench hostile pictures`. */
export async function hostile(wanted: readonly string[]): Promise<Figure[]> {
  const server = await testServer()
  const figures: Figure[] = []
  try {
    for (const [name, scenario] of Object.entries(scenarios)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      // A stack of its own each: none measures what another left behind.
      const stack = await startTestStack({ databaseServer: server.url })
      try {
        figures.push(await scenario(stack))
      } finally {
        await stack.stop()
      }
    }
  } finally {
    await server.stop()
  }
  return figures
}
