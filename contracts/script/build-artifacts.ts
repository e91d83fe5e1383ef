import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Abi, Hex } from 'viem'

import { sourceHashes } from './artifact-sources.ts'
import { type Artifact, type ArtifactName, artifactNames, artifactsDir } from './artifact.ts'

const builtDir = fileURLToPath(new URL('../out/', import.meta.url))
const folder = fileURLToPath(artifactsDir)

/** The parts we read of what `forge build` writes to out/. */
type Built = {
  abi: Abi
  bytecode: { object: Hex; linkReferences: object }
  metadata: {
    compiler: { version: string }
    settings: {
      compilationTarget: Record<string, string>
      evmVersion: string
      optimizer: { enabled: boolean; runs: number }
      viaIR?: boolean
    }
  }
}

/** Writes the artifacts of what `forge build` left in out/, and removes all others. */
export function writeArtifacts(): void {
  const files = filesFromBuild(builtDir)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name))
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}

/** The committed files that differ, byte for byte, from what `forge build` left in out/. */
export function outdatedArtifacts(out = builtDir): string[] {
  const built = filesFromBuild(out)
  const committed = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
  const names = new Set([...built.keys(), ...committed.keys()])
  return [...names].filter((name) => built.get(name) !== committed.get(name)).toSorted()
}

function filesFromBuild(out: string): Map<string, string> {
  const files = new Map(artifactNames.map((name) => [`${name}.json`, textOf(read(out, name))]))
  return files.set('sources.json', `${JSON.stringify(sourceHashes(), null, 2)}\n`)
}

function read(out: string, name: ArtifactName): Artifact {
  const { abi, bytecode, metadata } = JSON.parse(
    readFileSync(join(out, `${name}.sol`, `${name}.json`), 'utf8'),
  ) as Built
  const { compilationTarget, evmVersion, optimizer, viaIR = false } = metadata.settings
  const [sourceName = ''] = Object.keys(compilationTarget)
  if (!optimizer.enabled) throw new Error(`${name} was built without the optimizer: run forge build again`)
  if (Object.keys(bytecode.linkReferences).length > 0) throw new Error(`${name} needs a library to be linked`)
  return {
    contractName: name,
    sourceName,
    compiler: { version: metadata.compiler.version, evmVersion, optimizerRuns: optimizer.runs, viaIR },
    abi,
    bytecode: bytecode.object,
  }
}

/** One line for each entry of the ABI, so that a difference can be read. */
function textOf({ abi, bytecode, ...rest }: Artifact): string {
  const lines = abi.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')
  const facts = Object.entries(rest).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`)
  return `{\n${facts.join('')}  "abi": [\n${lines}\n  ],\n  "bytecode": "${bytecode}"\n}\n`
}
