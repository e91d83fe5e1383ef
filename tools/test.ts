import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { outdatedArtifacts } from '@mofu/contracts/build-artifacts'
import { foundryBinary } from '@mofu/contracts/foundry-binary'
import { root } from '@mofu/testkit/paths'

import { startDeployedChain } from './deploy/deployed-chain.ts'
import { run } from './run-command.ts'
import { summarizeForge } from './spec/forge-results.ts'

const results = join(root, '.results')
const contracts = join(root, 'contracts')

/** Requested by name, a suite of faults runs at full length; the gate runs the shorter ones, and these briefly. */
const faults = (args: readonly string[]) =>
  vitest('vitest.faults.config.ts', 'faults', args, {
    ...(args.length > 0 ? { DEEP: '1' } : {}),
    ...(args.includes('trading') ? { TRADING_STEPS: '5000' } : {}),
    ...(args.includes('predictions')
      ? { PREDICTION_ROUNDS: process.env['PREDICTION_ROUNDS'] ?? '1000' }
      : {}),
    ...(args.includes('mall') ? { MALL_ORDERS: process.env['MALL_ORDERS'] ?? '1000' } : {}),
  })

const unit = () => vitest('vitest.config.ts', 'unit', ['--project', 'pure', '--project', 'unit'])

const http = () => vitest('vitest.config.ts', 'http', ['--project', 'http'])

/** Each suite writes its results to .results, where `pnpm spec` reads them. */
const suites: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  all: async (args) => {
    if (args.length > 0) return vitest('vitest.config.ts', 'unit', args)
    return (await unit()) || (await http())
  },
  unit,
  http,
  faults,
  e2e: (args) => browserTests(args),
  contracts: async ([mode, ...args]) => {
    if (mode === 'coverage') return (await run('pnpm', ['run', 'coverage', ...args], { cwd: contracts })).code
    if (mode === 'proofs') return (await run('pnpm', ['run', 'proofs', ...args], { cwd: contracts })).code
    if (mode === 'mutants')
      return (await run(process.execPath, [join(root, 'contracts/tools/mutants/main.ts'), ...args])).code
    return forgeTests(mode === undefined ? args : [mode, ...args])
  },
  // Takes hours: for releases, not for every change. Every part runs, even after a failed one.
  deep: async () => {
    const codes = [
      (await run('pnpm', ['run', 'test:deep'], { cwd: contracts })).code,
      (await run('pnpm', ['run', 'test:races'])).code,
      (await run('pnpm', ['run', 'test:quotes'])).code,
      (await run('pnpm', ['run', 'test:restore'])).code,
      await browserTests(['--grep', '@deep'], 'e2e-deep'),
      await faults(['mall']),
      await faults(['trading']),
      await faults(['predictions']),
      await faults([
        'chance',
        'crash-and-reorg',
        'deep-reorg',
        'economy',
        'fairness',
        'keepers',
        'several-indexers',
        'silent-database',
        'postgres-frozen',
      ]),
    ]
    return codes.find((code) => code !== 0) ?? 0
  },
}

/** Browser tests that are marked as deep run only when they are asked for. */
async function browserTests(args: readonly string[], name = 'e2e'): Promise<number> {
  // Named specs run alone; a whole run follows the order of the projects.
  const { code } = await run('playwright', ['test', ...args, ...(args.length > 0 ? ['--no-deps'] : [])], {
    cwd: join(root, 'e2e'),
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, `${name}.json`),
      ...(args.includes('@deep') ? { DEEP: '1' } : {}),
    },
  })
  return code
}

/**
 * The tests of the trust table fork a chain on which the deployment script has run. It deploys the committed artifacts,
 * so these must match the compiled sources.
 */
async function forgeTests([mode, ...args]: readonly string[]): Promise<number> {
  const rest =
    mode === 'trust' ? ['--match-path', 'test/trust/*', ...args] : mode === undefined ? [] : [mode, ...args]
  const { code: built } = await run(foundryBinary('forge'), ['build', '--skip', 'test'], {
    cwd: contracts,
    isQuiet: true,
  })
  if (built !== 0) return built
  const outdated = outdatedArtifacts()
  if (outdated.length > 0) {
    console.error(
      `contracts/artifacts are not what the sources compile to, run pnpm gen: ${outdated.join(', ')}`,
    )
    return 1
  }
  const chain = await startDeployedChain()
  try {
    const { code, output } = await run(foundryBinary('forge'), ['test', '--json', ...rest], {
      cwd: contracts,
      outputFile: join(results, 'contracts.json'),
      env: chain.env,
    })
    console.log(summarizeForge(output))
    return code
  } finally {
    await chain.stop()
  }
}

async function vitest(
  config: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, `${name}.json`)}`,
  ]
  return (await run('vitest', ['run', '--config', config, ...reporters, ...args], { env })).code
}

const [name = '', ...args] = process.argv.slice(2)
const suite = suites[name]
if (!suite) throw new Error(`no suite "${name}": ${Object.keys(suites).join(', ')}`)
mkdirSync(results, { recursive: true })
process.exitCode = await suite(args)
