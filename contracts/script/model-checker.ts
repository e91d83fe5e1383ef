import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import solc from 'solc'

import { sliceOf } from './slice.ts'

/** The solver's verdict on a contract: every assertion holds, one is violated by a counterexample, or neither was shown. */
export type Verdict = 'proved' | 'violated' | 'unknown'
/** A textual replacement in one source, to test that a property detects it. */
export type Fault = { file: string; original: string; replacement: string }
type Message = { errorCode: string; severity: string; message: string; formattedMessage: string }
type Output = { errors?: Message[]; contracts?: Record<string, Record<string, Docs>> }
export type Docs = { devdoc?: Record<string, unknown>; userdoc?: { notice?: string } }

const root = join(import.meta.dirname, '..')
/** Contracts of which proofs use some functions, by path. */
const slices = JSON.parse(readFileSync(join(root, 'proofs/slices.json'), 'utf8')) as Record<string, string[]>
const remappings = [
  // The solver cannot read assembly: production sources are checked against a plain twin of what they call there.
  'solady/src/utils/FixedPointMathLib.sol=proofs/twins/FixedPointMathLib.sol',
  ...readFileSync(join(root, 'remappings.txt'), 'utf8').split('\n').filter(Boolean),
]

/**
 * A limit on work instead of time, so that a busy machine gives the same answer; the seconds only end what hangs. The
 * compiler's own `timeout` must stay unset: its WebAssembly build cannot start the thread that needs.
 */
const solverOptions = ['-smt2', '-in', 'rlimit=100000000', '-T:300']

const SAFE = '2961'
const VIOLATED = '4661'
/** The engine's deprecation, which the pinned compiler settles, and assembly in functions that no property calls. */
const IGNORED = new Set(['3993', '7737'])

/**
 * Checks every assertion of one contract with the compiler's bounded model checker. Nothing under proof has a loop, so
 * that nothing is cut at a bound: arguments and storage are arbitrary within what the property requires.
 */
export function checkContract(file: string, contract: string, fault?: Fault): Verdict {
  const modelChecker = {
    contracts: { [file]: [contract] },
    engine: 'bmc',
    targets: ['assert'],
    solvers: ['smtlib2'],
    divModNoSlacks: true,
    showProvedSafe: true,
    showUnproved: true,
    showUnsupported: true,
  }
  const messages = compile([file], { modelChecker, outputSelection: {} }, fault).errors ?? []
  if (messages.some(({ errorCode }) => errorCode === VIOLATED)) return 'violated'
  const rest = messages.filter(({ errorCode }) => errorCode !== SAFE && !IGNORED.has(errorCode))
  return rest.length === 0 && messages.some(({ errorCode }) => errorCode === SAFE) ? 'proved' : 'unknown'
}

/** The NatSpec of every contract in these files, by file and name. */
export function docsOf(files: readonly string[]): Record<string, Record<string, Docs>> {
  const outputSelection = Object.fromEntries(files.map((file) => [file, { '*': ['devdoc', 'userdoc'] }]))
  return compile(files, { outputSelection }).contracts ?? {}
}

function compile(files: readonly string[], settings: object, fault?: Fault): Output {
  const sources = Object.fromEntries(files.map((file) => [file, { content: sourceOf(file, fault) }]))
  const input = {
    language: 'Solidity',
    sources,
    settings: { remappings, evmVersion: 'cancun', ...settings },
  }
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import: (path: string) => ({ contents: sourceOf(path, fault) }),
      smtSolver: solver(),
    }),
  ) as Output
  const broken = output.errors?.find(({ severity }) => severity === 'error')
  if (broken) throw new Error(broken.formattedMessage)
  return output
}

/** Answers the queries of one run. After the first without a proof the verdict is known, and the rest is skipped. */
function solver(): (query: string) => { contents: string } {
  let isDecided = false
  return (query) => {
    if (isDecided) return { contents: 'unknown\n' }
    const { stdout, error } = spawnSync('z3', solverOptions, {
      input: query,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (error) throw new Error('z3 is missing: apt-get install z3', { cause: error })
    isDecided = !stdout.startsWith('unsat')
    return { contents: stdout.startsWith('timeout') ? 'unknown\n' : stdout }
  }
}

function sourceOf(path: string, fault?: Fault): string {
  const source = faulty(path, readFileSync(join(root, path), 'utf8'), fault)
  const names = slices[path]
  return names ? sliceOf(source, names) : source
}

function faulty(path: string, source: string, fault?: Fault): string {
  if (fault?.file !== path) return source
  // The fault of a property is written in its documentation.
  const pieces = source.replaceAll(/^\/\/\/.*\n/gm, '').split(fault.original)
  if (pieces.length !== 2) {
    throw new Error(`${path} holds ${pieces.length - 1} times, not once: ${fault.original}`)
  }
  return pieces.join(fault.replacement)
}
