import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../paths.ts'

/** A node of the compiler's AST. Its fields depend on its type. */
export type Node = { nodeType: string; src: string; id?: number; [field: string]: unknown }

export type Source = { file: string; text: string }

/** The compiled AST of a set of files, with every declaration by its id. */
export type Tree = {
  units: ReadonlyMap<string, Node>
  declared: ReadonlyMap<number, Node>
  place: (node: Node) => string
}

const contracts = join(root, 'contracts')

/** Parses the files and all their imports with the build's own compiler. */
export function readTree(sources: readonly Source[]): Tree {
  const texts = importsOf(sources)
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...texts].map(([file, content]) => [file, { content }])),
    settings: { remappings: remappings(), outputSelection: { '*': { '': ['ast'] } } },
  }
  const { stdout, stderr } = spawnSync(process.execPath, [join(contracts, 'bin/solc'), '--standard-json'], {
    cwd: contracts,
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (!stdout) throw new Error(`the compiler said nothing: ${stderr}`)
  const output = JSON.parse(stdout) as {
    errors?: { severity: string; formattedMessage: string }[]
    sources: Record<string, { id: number; ast: Node }>
  }
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const units = new Map(Object.entries(output.sources).map(([file, { ast }]) => [file, ast]))
  const files = new Map(Object.entries(output.sources).map(([file, { id }]) => [id, file]))
  const declared = new Map<number, Node>()
  for (const unit of units.values()) {
    for (const node of nodesIn(unit)) if (node.id !== undefined) declared.set(node.id, node)
  }
  return { units, declared, place: (node) => placeOf(node, files, texts) }
}

/** Every node under this one, itself first, in the order of the text. */
export function* nodesIn(from: unknown): Generator<Node> {
  if (Array.isArray(from)) for (const each of from) yield* nodesIn(each)
  if (typeof from !== 'object' || from === null || Array.isArray(from)) return
  if ('nodeType' in from) yield from as Node
  for (const value of Object.values(from)) if (typeof value === 'object') yield* nodesIn(value)
}

export function child(node: Node, field: string): Node | undefined {
  const value = node[field]
  return typeof value === 'object' && value !== null && 'nodeType' in value ? (value as Node) : undefined
}

export function children(node: Node, field: string): Node[] {
  const value = node[field]
  return Array.isArray(value) ? value.filter((each): each is Node => each !== null) : []
}

/** The compiler's name for the type of an expression. */
export function typeOf(node: Node | undefined): string {
  const types = node?.['typeDescriptions'] as { typeIdentifier?: string } | undefined
  return types?.typeIdentifier ?? ''
}

function placeOf(node: Node, files: ReadonlyMap<number, string>, texts: ReadonlyMap<string, string>): string {
  const [start = 0, , id = 0] = node.src.split(':').map(Number)
  const file = files.get(id) ?? '?'
  // The compiler counts bytes.
  const before = Buffer.from(texts.get(file) ?? '', 'utf8').subarray(0, start)
  return `${file}:${before.toString('utf8').split('\n').length}`
}

export function remappings(): string[] {
  return readFileSync(join(contracts, 'remappings.txt'), 'utf8').trim().split('\n')
}

/** The files and their transitive imports. */
export function importsOf(sources: readonly Source[], { isDeep } = { isDeep: true }): Map<string, string> {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const waiting = [...texts.keys()]
  const maps = remappings().map((line) => line.split('=') as [string, string])
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const [, spec = ''] of (texts.get(file) ?? '').matchAll(/^\s*import\s[^;]*?["']([^"']+)["']/gm)) {
      const [from, to] = maps.find(([start]) => spec.startsWith(start)) ?? ['', '']
      const found = spec.startsWith('.') ? join(dirname(file), spec) : to + spec.slice(from.length)
      if (texts.has(found)) continue
      texts.set(found, readFileSync(join(contracts, found), 'utf8'))
      if (isDeep) waiting.push(found)
    }
  }
  return texts
}
