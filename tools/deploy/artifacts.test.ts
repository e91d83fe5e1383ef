import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { artifact, artifactNames } from '@mofu/contracts/artifact'
import { changedSources, requireFreshArtifacts } from '@mofu/contracts/artifact-sources'
import { outdatedArtifacts } from '@mofu/contracts/build-artifacts'
import { root } from '@mofu/testkit/paths'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mofu-artifacts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A copy of the sources and of the hashes that the artifacts were built from. */
function copySources(): void {
  cpSync(join(root, 'contracts/src'), join(folder, 'src'), { recursive: true })
  mkdirSync(join(folder, 'artifacts'))
  cpSync(join(root, 'contracts/artifacts/sources.json'), join(folder, 'artifacts/sources.json'))
}

/** What forge would write to out/ if the sources compiled to the committed artifacts. */
async function writeBuild(): Promise<void> {
  for (const name of artifactNames) {
    const { abi, bytecode, compiler, sourceName } = await artifact(name)
    const { version, evmVersion, optimizerRuns, viaIR } = compiler
    const settings = {
      compilationTarget: { [sourceName]: name },
      evmVersion,
      optimizer: { enabled: true, runs: optimizerRuns },
      ...(viaIR ? { viaIR } : {}),
    }
    const built = {
      abi,
      bytecode: { object: bytecode, linkReferences: {} },
      metadata: { compiler: { version }, settings },
    }
    mkdirSync(join(folder, `${name}.sol`))
    writeFileSync(fileOf(name), JSON.stringify(built))
  }
}

function fileOf(name: string): string {
  return join(folder, `${name}.sol`, `${name}.json`)
}

test('the committed artifacts match the committed sources', () => {
  expect(changedSources()).toEqual([])
})

test('a changed, a new and a removed source are named, and stale artifacts are not deployed', () => {
  copySources()
  expect(() => requireFreshArtifacts(folder)).not.toThrow()
  appendFileSync(join(folder, 'src/market/Market.sol'), '\n')
  writeFileSync(join(folder, 'src/market/New.sol'), '')
  rmSync(join(folder, 'src/shared/Roles.sol'))
  expect(changedSources(folder)).toEqual([
    'src/market/Market.sol',
    'src/market/New.sol',
    'src/shared/Roles.sol',
  ])
  expect(() => requireFreshArtifacts(folder)).toThrow('pnpm gen')
})

test('detects one changed byte of bytecode, or one changed word of an ABI', async () => {
  await writeBuild()
  expect(outdatedArtifacts(folder)).toEqual([])
  const market = readFileSync(fileOf('Market'), 'utf8')
  writeFileSync(
    fileOf('Market'),
    market.replace(
      /("object":"0x.{200})(.)/,
      (_, code: string, digit: string) => `${code}${digit === '0' ? '1' : '0'}`,
    ),
  )
  const roles = readFileSync(fileOf('Roles'), 'utf8')
  writeFileSync(fileOf('Roles'), roles.replace('"isAdmin"', '"isBoss"'))
  expect(outdatedArtifacts(folder)).toEqual(['Market.json', 'Roles.json'])
})

test('bytecode built without the optimizer is refused', async () => {
  await writeBuild()
  const credits = readFileSync(fileOf('Credits'), 'utf8')
  writeFileSync(fileOf('Credits'), credits.replace('"enabled":true', '"enabled":false'))
  expect(() => outdatedArtifacts(folder)).toThrow('Credits was built without the optimizer')
})
