import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { importsOf, remappings, type Source } from '../solidity/ast.ts'
import { foundryBinary } from '../stack/anvil.ts'
import { root } from '../stack/paths.ts'
import { type Mutant, mutated } from './operators.ts'

export type Outcome = 'stillborn' | 'equal' | 'killed' | 'survived'

type Bytecode = { bytecode: { object: string }; deployedBytecode: { object: string } }
type Compiled = Record<string, Record<string, { evm: Bytecode }>>
type Cache = {
  preprocessed: boolean
  files: Record<string, { artifacts: Record<string, Record<string, Record<string, { path: string }>>> }>
}

const contracts = join(root, 'contracts')
const profile = '\n[profile.mutants]\noptimizer = false\n'
/** Tests that have the shared parts compiled into themselves, and must be compiled with each fault in those. */
const harnesses = ['test/shared/*.t.sol', 'test/collections/ContentUri.t.sol']

/**
 * A copy of the contracts in which faults are tried. Everything is built once, with tests that deploy by artifact instead of
 * carrying the contracts' code in their own. A fault then takes one compilation of the contracts it is in, and new bytecode
 * in their artifacts: forge finds no source changed and runs the tests at once.
 */
export class Workshop {
  readonly sources: readonly Source[]
  private readonly dir = mkdtempSync(join(tmpdir(), 'mofu-mutants-'))
  private readonly cache: Cache
  private readonly texts: ReadonlyMap<string, string>
  private readonly imports: ReadonlyMap<string, readonly string[]>
  private readonly sound: Compiled

  constructor() {
    for (const name of ['bin', 'src', 'test', 'snapshots', 'package.json', 'remappings.txt'])
      cpSync(join(contracts, name), join(this.dir, name), { recursive: true })
    symlinkSync(join(contracts, 'node_modules'), join(this.dir, 'node_modules'))
    const config = readFileSync(join(contracts, 'foundry.toml'), 'utf8')
    writeFileSync(join(this.dir, 'foundry.toml'), `${config}${profile}dynamic_test_linking = true\n`)
    const { status, stderr } = this.forge(['build'])
    if (status !== 0) throw new Error(`the contracts do not build:\n${stderr}`)
    writeFileSync(join(this.dir, 'foundry.toml'), `${config}${profile}`)
    // Linking is done; without this word forge would not start to look at sources that have not changed.
    const file = join(this.dir, 'cache_forge/solidity-files-cache.json')
    this.cache = { ...(JSON.parse(readFileSync(file, 'utf8')) as Cache), preprocessed: false }
    writeFileSync(file, JSON.stringify(this.cache))
    this.sources = globSync('src/**/*.sol', { cwd: this.dir }).map((each) => this.read(each))
    const tests = harnesses.flatMap((pattern) => globSync(pattern, { cwd: this.dir }))
    this.texts = importsOf([...this.sources, ...tests.map((each) => this.read(each))])
    this.imports = new Map(
      [...this.texts].map(([from, text]) => [
        from,
        [...importsOf([{ file: from, text }], { isDeep: false }).keys()],
      ]),
    )
    const sound = this.compile(this.texts, this.ownFiles())
    if (!sound) throw new Error('the contracts do not compile')
    this.sound = sound
  }

  /** Without a fault every test must pass, or a failing one would seem to find something. */
  requireSound(): void {
    const { status, stdout } = this.test('test/**/*.t.sol', 16)
    if (status !== 0) throw new Error(`tests fail without any fault:\n${stdout.slice(-4000)}`)
  }

  /** Puts the fault in, and has the tests of its family look for it, then those that go across families. */
  attempt(mutant: Mutant): Outcome {
    const files = this.ownFiles().filter((file) => this.reachedFrom(file).has(mutant.file))
    const needed = new Map(
      files.flatMap((file) => [...this.reachedFrom(file)]).map((file) => [file, this.texts.get(file) ?? '']),
    )
    const after = this.compile(
      needed.set(mutant.file, mutated(this.texts.get(mutant.file) ?? '', mutant)),
      files,
    )
    if (!after) return 'stillborn'
    const before = Object.fromEntries(Object.entries(this.sound).filter(([file]) => files.includes(file)))
    if (isDeepStrictEqual(before, after)) return 'equal'
    try {
      this.put(after)
      const isFound = testsFor(mutant.file).some(({ paths, runs }) => this.test(paths, runs).status !== 0)
      return isFound ? 'killed' : 'survived'
    } finally {
      this.put(before)
    }
  }

  close(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }

  private read(file: string): Source {
    return { file, text: readFileSync(join(this.dir, file), 'utf8') }
  }

  private forge(args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
    return spawnSync('nice', ['-n', '10', foundryBinary('forge'), ...args], {
      cwd: this.dir,
      env: { ...process.env, FOUNDRY_PROFILE: 'mutants' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
  }

  private test(paths: string, runs: number): { status: number | null; stdout: string } {
    const chosen = ['--match-path', paths, '--no-match-path', 'test/**/*.gas.t.sol']
    return this.forge(['test', '--fail-fast', '--fuzz-runs', String(runs), ...chosen])
  }

  private ownFiles(): string[] {
    return [...this.texts.keys()].filter((file) => /^(src|test)\//.test(file))
  }

  /** The file itself, and all it imports. */
  private reachedFrom(file: string, seen = new Set<string>()): Set<string> {
    if (!seen.has(file)) {
      seen.add(file)
      for (const next of this.imports.get(file) ?? []) this.reachedFrom(next, seen)
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

/**
 * The tests to run one after the other until one fails. First the family's own with few values each, which finds almost
 * everything; then all that may have to do with the file, as they are.
 */
function testsFor(file: string): { paths: string; runs: number }[] {
  const family = basename(join(file, '..'))
  const title = `${family.charAt(0).toUpperCase()}${family.slice(1)}`
  const own = `test/${family}/*.t.sol`
  const all =
    family === 'shared' ? 'test/**/*.t.sol' : `test/{${family}/,exploit/${title},invariant/${title}}*.t.sol`
  return [
    { paths: own, runs: 16 },
    { paths: all, runs: 256 },
  ]
}
