import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { browserPath } from '@mofu/testkit/browser'
import { root } from '@mofu/testkit/paths'
import { seed } from '@mofu/testkit/seed/seed'
import { untilProjected } from '@mofu/testkit/services'
import { startTestStack } from '@mofu/testkit/test-stack'
import { createClient } from '@mofu/wire/client'
import { nftsV2 } from '@mofu/wire/market'

import { run } from '../run-command.ts'
import { type Figure, percentile } from './figure.ts'

/** Fetched when it is run: as a workspace dependency it would bring a second copy of the test runner. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const SLOWDOWN = 4
const PETS = 60
const goals = { performance: 90, accessibility: 95, 'best-practices': 95, seo: 95 } as const
type Category = keyof typeof goals

const chrome = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--host-resolver-rules="MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"',
].join(' ')

/** The metrics behind the score, to see where a page loses. */
const parts = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const

/**
 * The home page, the list and the page of a pet on a phone, with the built app (`pnpm build` first): the median of five
 * runs each, or only the named one (`pnpm bench lighthouse detail`). The reports are in .results/lighthouse.
 *
 * A phone is assumed to be 4 times slower than this machine, which is right for a benchmark index of 1500 to 2000 by
 * Lighthouse's own measure, printed with each run. For 800 to 1500 its docs (throttling.md) say 2: `pnpm bench
 * lighthouse detail 2`.
 */
export async function lighthouse(args: readonly string[]): Promise<Figure[]> {
  const wanted = args.filter((word) => !/^\d+$/.test(word))
  const slowdown = Number(args.find((word) => /^\d+$/.test(word)) ?? SLOWDOWN)
  const stack = await startTestStack({ blockTime: 2, isWithWeb: true })
  const folder = join(root, '.results/lighthouse')
  mkdirSync(folder, { recursive: true })
  try {
    const { CollectionFactory: factory, DefaultCollection: pets } = stack.contracts
    if (!factory || !pets) throw new Error('the stack has no contracts')
    const block = await seed({
      rpcUrl: stack.rpcUrl,
      factory: factory.address,
      defaultCollection: pets.address,
      mediaUrl: stack.mediaUrl,
      pets: PETS,
    })
    await untilProjected(stack.apiUrl, stack.chainId, block, 60_000)
    const { data } = await createClient({ baseUrl: stack.apiUrl })(nftsV2, { body: { pageSize: 1 } })
    const figures: Figure[] = []
    const pages = { home: '/', list: '/list', detail: `/detail/${data.list[0]?.id}` }
    for (const [name, path] of Object.entries(pages)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      figures.push(...(await measure(name, stack.apiUrl + path, { folder, slowdown })))
    }
    return figures
  } finally {
    await stack.stop()
  }
}

type Setup = { folder: string; slowdown: number }

async function measure(name: string, url: string, setup: Setup): Promise<Figure[]> {
  const runs: Record<Category, number>[] = []
  for (let index = 0; index < RUNS; index++)
    runs.push(await look(url, setup, join(setup.folder, `${name}-${index}.json`)))
  const page = new URL(url).pathname.split('/')[1]
  return Object.entries(goals).map(([category, goal]) => {
    const scores = runs.map((scored) => scored[category as Category])
    const middle = percentile(scores, 0.5)
    return {
      what: `/${page} ${category}${setup.slowdown === SLOWDOWN ? '' : `, a phone ${setup.slowdown} times slower`}`,
      value: `${middle} (${scores.join(', ')})`,
      goal: `at least ${goal}`,
      isReached: middle >= goal,
    }
  })
}

async function look(
  url: string,
  { folder, slowdown }: Setup,
  file: string,
): Promise<Record<Category, number>> {
  const args = [
    url,
    `--chrome-flags=${chrome}`,
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${Object.keys(goals).join(',')}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--quiet',
  ]
  const { code, output } = await run('pnpm', ['dlx', LIGHTHOUSE, ...args], {
    cwd: folder,
    isQuiet: true,
    env: { CHROME_PATH: browserPath },
  })
  if (code !== 0) throw new Error(output)
  const { environment, categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as {
    environment: { benchmarkIndex: number }
    categories: Record<Category, { score: number | null }>
    audits: Record<(typeof parts)[number], { displayValue: string }>
  }
  const machine = `processor ${environment.benchmarkIndex.toFixed(0)}`
  console.log([machine, ...parts.map((part) => `${part} ${audits[part].displayValue}`)].join(', '))
  const scoreOf = (category: Category) => Math.round((categories[category].score ?? 0) * 100)
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
}
