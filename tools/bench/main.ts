import type { Figure } from './figure.ts'
import { freshness } from './freshness.ts'
import { indexing } from './indexing.ts'
import { lighthouse } from './lighthouse.ts'
import { start } from './start.ts'
import { stream } from './stream.ts'
import { uploads } from './uploads.ts'
import { webSize } from './web-size.ts'

/** Measuring scripts by name; each ends with a line for each figure and fails when one is short of its goal. */
const benches: Readonly<Record<string, () => Promise<Figure[]> | Figure[]>> = {
  freshness,
  index: indexing,
  lighthouse,
  start,
  stream,
  uploads,
  web: webSize,
}

const [name = ''] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`pnpm bench ${Object.keys(benches).join(' | ')}`)
  process.exit(1)
}
const figures = await bench()
for (const { what, value, goal, isReached } of figures)
  console.log(`${what}: ${value} (goal ${goal}) ${isReached ? 'ok' : 'short'}`)
process.exit(figures.every(({ isReached }) => isReached) ? 0 : 1)
