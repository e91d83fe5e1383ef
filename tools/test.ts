import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { startDeployedChain } from './deploy/deployed-chain.ts'
import { run } from './run-command.ts'
import { summarizeForge } from './spec/forge-results.ts'
import { foundryBinary } from './stack/anvil.ts'
import { root } from './stack/paths.ts'

const results = join(root, '.results')
const contracts = join(root, 'contracts')

/** Asked for by its name, a suite of faults runs at full length; among all the others a short run is enough. */
const faults = (args: readonly string[]) =>
  vitest('vitest.faults.config.ts', 'faults', args, {
    ...(args.includes('trading') ? { TRADING_STEPS: '5000' } : {}),
    ...(args.includes('mall') ? { MALL_ORDERS: process.env['MALL_ORDERS'] ?? '1000' } : {}),
  })

/** Each suite leaves its results in .results, where `pnpm spec` reads them. */
const suites: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  unit: (args) => vitest('vitest.config.ts', 'unit', args),
  faults,
  e2e: async (args) =>
    (
      await run('playwright', ['test', ...args], {
        cwd: join(root, 'e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json') },
      })
    ).code,
  contracts: async ([mode, ...args]) => {
    if (mode === 'coverage') return (await run('pnpm', ['run', 'coverage', ...args], { cwd: contracts })).code
    if (mode === 'proofs') return (await run('pnpm', ['run', 'proofs', ...args], { cwd: contracts })).code
    if (mode === 'mutants')
      return (await run(process.execPath, [join(root, 'tools/mutants/main.ts'), ...args])).code
    return forgeTests(mode === undefined ? args : [mode, ...args])
  },
  // Hours: before a release, not for every change. Every part runs, also after one that failed.
  deep: async () => {
    const codes = [
      (await run('pnpm', ['run', 'test:deep'], { cwd: contracts })).code,
      (await run('pnpm', ['run', 'test:races'])).code,
      await faults(['mall']),
      await faults(['trading']),
    ]
    return codes.find((code) => code !== 0) ?? 0
  },
}

/** The tests of the trust table fork a chain on which the deployment script has run; it deploys what was built. */
async function forgeTests([mode, ...args]: readonly string[]): Promise<number> {
  const rest =
    mode === 'trust' ? ['--match-path', 'test/trust/*', ...args] : mode === undefined ? [] : [mode, ...args]
  const { code: built } = await run(foundryBinary('forge'), ['build', '--skip', 'test'], {
    cwd: contracts,
    isQuiet: true,
  })
  if (built !== 0) return built
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
