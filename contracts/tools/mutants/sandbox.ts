import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { foundryBinary } from '../../script/foundry-binary.ts'
import { root } from '../paths.ts'
import { importsOf, remappings, type Source } from '../solidity/ast.ts'
import { type Mutant, mutated } from './operators.ts'
import { testsFor } from './tests-for.ts'

/** `late`: the tests timed out, which says nothing about the fault. */
export type Outcome = 'uncompilable' | 'equal' | 'killed' | 'survived' | 'late'

type Bytecode = { bytecode: { object: string }; deployedBytecode: { object: string } }
type Compiled = Record<string, Record<string, { evm: Bytecode }>>
type Cache = {
  preprocessed: boolean
  files: Record<string, { artifacts: Record<string, Record<string, Record<string, { path: string }>>> }>
}

const contracts = join(root, 'contracts')
const cacheFile = 'cache_forge/solidity-files-cache.json'
const profile = '\n[profile.mutants]\noptimizer = false\n[profile.mutants.invariant]\nruns = 6\n'
/** The copies of this checkout have their own prefix, so that two checkouts do not share one. */
const prefix = `mofu-mutants-${createHash('sha256').update(root).digest('hex').slice(0, 8)}-`
/** The contents of a copy: everything that the tests and their results depend on. */
const copied = ['bin', 'src', 'test', 'proofs', 'snapshots', 'package.json', 'remappings.txt']
/** Tests that inline the library they test, and must be compiled again with each fault in it. */
const harnesses = [
  'test/shared/*.t.sol',
  'test/collections/ContentUri.t.sol',
  'test/exchange/Curve.t.sol',
  'test/boxes/RandomPick.t.sol',
  'test/names/Label.t.sol',
  'test/randomness/{Randomness,BlsDifferential}.t.sol',
]
/** Far more than the slowest tests take on a busy machine. */
const minutes = 20

/**
 * A copy of the contracts in which faults are tried. Everything is built once, with tests that deploy from artifacts instead of
 * containing the contracts' code. A fault then takes one compilation of the contracts that contain it, and new bytecode in their
 * artifacts: forge sees no changed source and runs the tests at once. A run that continues finds the copy of the same sources.
 */
export class Sandbox {
  readonly sources: readonly Source[]
  private readonly dir = join(tmpdir(), `${prefix}${versionOf(contracts)}`)
  private readonly cache: Cache
  private readonly texts: ReadonlyMap<string, string>
  private readonly imports: ReadonlyMap<string, readonly string[]>
  private readonly unmutated: Compiled

  constructor() {
    if (!existsSync(this.dir)) this.build()
    this.cache = JSON.parse(readFileSync(join(this.dir, cacheFile), 'utf8')) as Cache
    this.sources = globSync('src/**/*.sol', { cwd: this.dir }).map((each) => this.read(each))
    const tests = harnesses.flatMap((pattern) => globSync(pattern, { cwd: this.dir }))
    this.texts = importsOf([...this.sources, ...tests.map((each) => this.read(each))])
    this.imports = new Map(
      [...this.texts].map(([from, text]) => [
        from,
        [...importsOf([{ file: from, text }], { isDeep: false }).keys()],
      ]),
    )
    const unmutated = this.compile(this.texts, this.ownFiles())
    if (!unmutated) throw new Error('the contracts do not compile')
    this.unmutated = unmutated
    // An interrupted run may have left its fault behind.
    this.put(unmutated)
  }

  /** Without a fault every test must pass: a failing test would seem to notice every fault. */
  requirePassing(): void {
    const passed = join(this.dir, 'passed')
    if (existsSync(passed)) return
    const { status, stdout } = this.test('test/**/*.t.sol', 16)
    if (status !== 0) throw new Error(`tests fail without any fault:\n${stdout.slice(-4000)}`)
    writeFileSync(passed, '')
  }

  /** Applies the fault and runs the tests of its family, then those across families. */
  attempt(mutant: Mutant): Outcome {
    const files = this.ownFiles().filter((file) => this.indexedFrom(file).has(mutant.file))
    const needed = new Map(
      files.flatMap((file) => [...this.indexedFrom(file)]).map((file) => [file, this.texts.get(file) ?? '']),
    )
    const after = this.compile(
      needed.set(mutant.file, mutated(this.texts.get(mutant.file) ?? '', mutant)),
      files,
    )
    if (!after) return 'uncompilable'
    const before = Object.fromEntries(Object.entries(this.unmutated).filter(([file]) => files.includes(file)))
    if (isDeepStrictEqual(before, after)) return 'equal'
    try {
      this.put(after)
      for (const { paths, runs } of testsFor(mutant.file)) {
        const { status, stdout } = this.test(paths, runs)
        if (status === null) return 'late'
        if (status !== 0 && !stdout.includes('[FAIL')) throw new Error(`no test ran:\n${stdout.slice(-4000)}`)
        if (status !== 0) return 'killed'
      }
      return 'survived'
    } finally {
      this.put(before)
    }
  }

  close(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }

  /**
   * Under another name first, so that a copy under its own name is complete. The build of an earlier copy is reused: only what
   * has changed is compiled.
   */
  private build(): void {
    const made = `${this.dir}.${process.pid}`
    const [earlier] = globSync(`${prefix}*`, { cwd: tmpdir() }).filter((name) => !name.includes('.'))
    if (earlier) cpSync(join(tmpdir(), earlier), made, { recursive: true, verbatimSymlinks: true })
    else mkdirSync(made)
    for (const name of [...copied, 'node_modules', 'passed'])
      rmSync(join(made, name), { recursive: true, force: true })
    for (const name of copied) cpSync(join(contracts, name), join(made, name), { recursive: true })
    symlinkSync(join(contracts, 'node_modules'), join(made, 'node_modules'))
    const config = readFileSync(join(contracts, 'foundry.toml'), 'utf8')
    writeFileSync(join(made, 'foundry.toml'), `${config}${profile}`)
    if (earlier) markLinked(made, true)
    const { status, stderr } = this.forge(['build'], made)
    if (status !== 0) throw new Error(`the contracts do not build:\n${stderr}`)
    const linked = config.replace('dynamic_test_linking = true\n', '')
    writeFileSync(join(made, 'foundry.toml'), `${linked}${profile}`)
    // Linking is done; without this mark forge would compile all sources again.
    markLinked(made, false)
    renameSync(made, this.dir)
    if (earlier) rmSync(join(tmpdir(), earlier), { recursive: true, force: true })
  }

  private read(file: string): Source {
    return { file, text: readFileSync(join(this.dir, file), 'utf8') }
  }

  private forge(
    args: readonly string[],
    cwd = this.dir,
  ): { status: number | null; stdout: string; stderr: string } {
    return spawnSync('nice', ['-n', '10', foundryBinary('forge'), ...args], {
      cwd,
      timeout: minutes * 60_000,
      env: { ...process.env, FOUNDRY_PROFILE: 'mutants' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
  }

  private test(paths: string, runs: number): { status: number | null; stdout: string } {
    // The tests of the trust table need a chain, and faults may change gas: one test gives just enough of it.
    const chosen = ['--match-path', paths, '--no-match-path', 'test/{trust/*,**/*.gas.t.sol}']
    chosen.push('--no-match-test', 'testFuzz_NoLackOfGasPasses')
    return this.forge(['test', '--fail-fast', '--fuzz-runs', String(runs), ...chosen])
  }

  private ownFiles(): string[] {
    return [...this.texts.keys()].filter((file) => /^(src|test)\//.test(file))
  }

  /** The file itself, and all it imports. */
  private indexedFrom(file: string, seen = new Set<string>()): Set<string> {
    if (!seen.has(file)) {
      seen.add(file)
      for (const next of this.imports.get(file) ?? []) this.indexedFrom(next, seen)
    }
    return seen
  }

  private compile(texts: ReadonlyMap<string, string>, files: readonly string[]): Compiled | undefined {
    const wanted = ['evm.bytecode.object', 'evm.deployedBytecode.object']
    const input = {
      language: 'Solidity',
      sources: Object.fromEntries([...texts].map(([file, content]) => [file, { content }])),
      settings: {
        evmVersion: 'cancun',
        metadata: { bytecodeHash: 'none', appendCBOR: false },
        remappings: remappings(),
        outputSelection: Object.fromEntries(files.map((file) => [file, { '*': wanted }])),
      },
    }
    const { stdout } = spawnSync(
      'nice',
      ['-n', '10', process.execPath, join(contracts, 'bin/solc'), '--standard-json'],
      {
        input: JSON.stringify(input),
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      },
    )
    const output = JSON.parse(stdout) as { errors?: { severity: string }[]; contracts?: Compiled }
    if (output.errors?.some(({ severity }) => severity === 'error')) return undefined
    return output.contracts
  }

  private put(compiled: Compiled): void {
    for (const [file, named] of Object.entries(compiled)) {
      for (const [name, { evm }] of Object.entries(named)) {
        const [version] = Object.values(this.cache.files[file]?.artifacts[name] ?? {})
        const path = Object.values(version ?? {})[0]?.path
        if (!path || evm.bytecode.object === '') continue
        const artifact = JSON.parse(readFileSync(join(this.dir, 'out', path), 'utf8')) as Bytecode
        artifact.bytecode.object = `0x${evm.bytecode.object}`
        artifact.deployedBytecode.object = `0x${evm.deployedBytecode.object}`
        writeFileSync(join(this.dir, 'out', path), JSON.stringify(artifact))
      }
    }
  }
}

/** Marks whether the cached build has its tests linked to the artifacts they deploy. */
function markLinked(dir: string, preprocessed: boolean): void {
  const file = join(dir, cacheFile)
  const cache = { ...(JSON.parse(readFileSync(file, 'utf8')) as Cache), preprocessed }
  writeFileSync(file, JSON.stringify(cache))
}

/** A hash of everything that goes into a copy. */
function versionOf(from: string): string {
  const hash = createHash('sha256')
    .update(profile)
    .update(readFileSync(join(from, 'foundry.toml')))
  const files = copied.flatMap((name) => globSync([name, `${name}/**/*.*`], { cwd: from })).toSorted()
  for (const file of files.filter((each) => /\.\w+$/.test(each)))
    hash.update(file).update(readFileSync(join(from, file)))
  return hash.digest('hex').slice(0, 12)
}
