import { cache } from './cache/cache.ts'
import type { Figure } from './figure.ts'
import { freshness } from './freshness.ts'
import { hostile } from './hostile/hostile.ts'
import { indexing } from './indexing.ts'
import { interaction } from './interaction.ts'
import { lighthouse } from './lighthouse.ts'
import { mall } from './mall.ts'
import { api } from './market/api.ts'
import { data } from './market/data.ts'
import { reconcile } from './market/reconcile.ts'
import { search } from './search.ts'
import { season } from './season/season.ts'
import { start } from './start.ts'
import { stream } from './stream.ts'
import { uploads } from './uploads.ts'
import { webSize } from './web-size.ts'

/** Benchmarks by name; each ends with one line per figure and fails when one misses its goal. */
const benches: Readonly<Record<string, (args: readonly string[]) => Promise<Figure[]> | Figure[]>> = {
  api,
  cache,
  data,
  freshness,
  hostile,
  index: indexing,
  interaction,
  lighthouse,
  mall,
  reconcile,
  search,
  season,
  start,
  stream,
  uploads,
  web: webSize,
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`pnpm bench ${Object.keys(benches).join(' | ')}`)
  process.exit(1)
}
const figures = await bench(args)
for (const { what, value, goal, isReached } of figures)
  console.log(`${what}: ${value} (goal ${goal}) ${isReached ? 'ok' : 'short'}`)
process.exit(figures.every(({ isReached }) => isReached) ? 0 : 1)
