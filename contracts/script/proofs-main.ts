import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { checkContract, type Docs, docsOf, type Fault } from './model-checker.ts'

/** A contract of proofs/ with what it proves and a fault that its proof must detect. */
type Property = { name: string; file: string; bound: string; fault: Fault }

// pnpm test:contracts proofs [name of a property]...
const wanted = process.argv.slice(2)
const all = propertiesIn(proofFiles())
const strangers = wanted.filter((name) => !all.some((property) => property.name === name))
if (strangers.length > 0) throw new Error(`no such property: ${strangers.join(', ')}`)
const properties = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const started = Date.now()
const short = properties.filter((property) => !isProved(property))
console.log(
  `proofs: ${properties.length - short.length} of ${properties.length} properties proved and their canaries faults found (${secondsSince(started)} s)`,
)
process.exitCode = short.length === 0 ? 0 : 1

/** `SaleSplit: proved (bmc, 1.2 s, any price), canary fault found ok` */
function isProved({ name, file, bound, fault }: Property): boolean {
  const from = Date.now()
  const verdict = checkContract(file, name)
  const seconds = secondsSince(from)
  // Only an example counts: a fault the solver gives up on is not one it found.
  const isFaultFound = checkContract(file, name, fault) === 'violated'
  const isOk = verdict === 'proved' && isFaultFound
  console.log(
    `${name}: ${verdict} (bmc, ${seconds} s, ${bound}), canaries fault ${isFaultFound ? 'found' : 'not found'} ${isOk ? 'ok' : 'short'}`,
  )
  return isOk
}

function proofFiles(): string[] {
  return readdirSync(join(import.meta.dirname, '../proofs'))
    .filter((name) => name.endsWith('.sol'))
    .map((name) => `proofs/${name}`)
}

function propertiesIn(files: readonly string[]): Property[] {
  const docs = docsOf(files)
  return Object.entries(docs).flatMap(([file, contracts]) =>
    Object.entries(contracts).map(([name, doc]) => ({
      name,
      file,
      bound: tagOf(name, doc, 'bound'),
      fault: faultOf(name, tagOf(name, doc, 'fault')),
    })),
  )
}

function tagOf(name: string, { devdoc }: Docs, tag: string): string {
  const text = devdoc?.[`custom:${tag}`]
  if (typeof text !== 'string' || text === '') throw new Error(`${name} has no @custom:${tag}`)
  return text.replaceAll(/\s+/g, ' ').trim()
}

function faultOf(name: string, text: string): Fault {
  const [, file, original, replacement] = /^(\S+) `(.+)` -> `(.*)`$/.exec(text) ?? []
  if (file === undefined || original === undefined || replacement === undefined) {
    throw new Error(`${name}: a fault is written as: file \`original\` -> \`replacement\``)
  }
  return { file, original, replacement }
}

function secondsSince(from: number): string {
  return ((Date.now() - from) / 1000).toFixed(1)
}
