import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A line or branch that no test can reach, and why. */
type Reason = { file: string; line: string; why: string }
type Place = { file: string; line: number; isHit: boolean }

const home = new URL('..', import.meta.url).pathname
const goals = { lines: 99, branches: 97 }

// Measures how much of src/ the tests run, and lists the rest, each with its reason.
const dir = mkdtempSync(join(tmpdir(), 'mofu-coverage-'))
try {
  process.exitCode = measure(join(dir, 'lcov.info'))
} finally {
  rmSync(dir, { recursive: true, force: true })
}

function measure(report: string): number {
  // The tests of the trust table run against a deployment, whose code is not instrumented.
  const skipped = 'test/{trust/*,**/*.gas.t.sol}'
  const options = ['--report', 'lcov', '--report-file', report, '--no-match-path', skipped]
  // It gives just enough gas for optimized code, and coverage is measured without the optimizer.
  options.push('--no-match-test', 'testFuzz_NoLackOfGasPasses')
  // Some tests read artifacts, and `forge coverage` writes none.
  forge(['build', '--skip', 'test'])
  // Tests must contain the contracts: what they deploy by name is not instrumented.
  forge(['coverage', ...options, ...process.argv.slice(2)], { FOUNDRY_DYNAMIC_TEST_LINKING: 'false' })
  const { lines, branches } = placesIn(readFileSync(report, 'utf8'))
  const reasons = JSON.parse(readFileSync(join(home, 'uncovered.json'), 'utf8')) as Reason[]
  const isEnough = [figure('lines', lines, goals.lines), figure('branches', branches, goals.branches)].every(
    Boolean,
  )
  const unexplained = missed([...lines, ...branches]).filter(({ file, line }) => {
    const reason = reasons.find((one) => one.file === file && one.line === line)
    console.log(`not covered: ${file}: ${line}\n             ${reason?.why ?? 'no reason given'}`)
    return reason === undefined
  })
  return isEnough && unexplained.length === 0 ? 0 : 1
}

function forge(args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout } = spawnSync(join(home, 'bin/forge'), args, {
    cwd: home,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status === 0) return
  const failed = stdout.split('\n').filter((line) => line.includes('[FAIL'))
  throw new Error(`forge ${args[0]} ended with ${status}\n${[...new Set(failed)].join('\n')}`)
}

/** `lines: 99.20% (goal 99%) ok` */
function figure(name: string, places: readonly Place[], goal: number): boolean {
  const hit = places.filter(({ isHit }) => isHit).length
  // Rounded down: 98.999 is not 99.
  const percent = Math.floor((hit * 10_000) / places.length) / 100
  const isOk = percent >= goal
  console.log(`${name}: ${percent.toFixed(2)}% of ${places.length} (goal ${goal}%) ${isOk ? 'ok' : 'short'}`)
  return isOk
}

function missed(places: readonly Place[]): { file: string; line: string }[] {
  const texts = places
    .filter(({ isHit }) => !isHit)
    .map(({ file, line }) => ({
      file,
      line: readFileSync(join(home, file), 'utf8').split('\n')[line - 1]?.trim() ?? '',
    }))
  return [...new Map(texts.map((one) => [`${one.file} ${one.line}`, one])).values()]
}

function placesIn(report: string): { lines: Place[]; branches: Place[] } {
  const [lines, branches]: [Place[], Place[]] = [[], []]
  let file = ''
  for (const row of report.split('\n')) {
    const [kind = '', rest = ''] = row.split(':')
    const numbers = rest.split(',')
    if (kind === 'SF') file = rest
    if (!file.startsWith('src/')) continue
    if (kind === 'DA') lines.push({ file, line: Number(numbers[0]), isHit: numbers[1] !== '0' })
    if (kind === 'BRDA')
      branches.push({ file, line: Number(numbers[0]), isHit: numbers[3] !== '0' && numbers[3] !== '-' })
  }
  if (lines.length === 0 || branches.length === 0) throw new Error('nothing of src/ was measured')
  return { lines, branches }
}
