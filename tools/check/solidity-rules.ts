import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readTree, type Source } from '../solidity/ast.ts'
import { root } from '../stack/paths.ts'
import { argued, open } from './solidity/argued.ts'
import { planted, plantedContract, sound } from './solidity/planted.ts'
import { type Finding, findingsIn } from './solidity/rules.ts'

/**
 * Reads the contracts as the compiler does and looks for what no linter here finds: state written after a call, calls nobody
 * looks at, functions open to all, entropy a block's maker knows, and the like. Planted faults must be caught with them.
 */
export function checkSolidityRules(): string {
  const own = globSync('src/**/*.sol', { cwd: join(root, 'contracts') }).map((file) => ({
    file,
    text: readFileSync(join(root, 'contracts', file), 'utf8'),
  }))
  const all = findingsIn(readTree([...own, ...plantedSources()]))
  const faults = [...missedOrCried(all), ...notArgued(all.filter(({ name }) => !isPlanted(name)))]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const reasons = Object.values(argued).flatMap((names) => Object.keys(names)).length
  return `${own.length} files, ${reasons} findings argued, ${Object.keys(open).length} functions open to all; ${planted.length} planted, ${planted.length} caught`
}

function plantedSources(): Source[] {
  const contracts = [
    ...planted.map(({ code }, index) => ({ name: `Planted${index}`, code })),
    ...sound.map(({ code }, index) => ({ name: `Sound${index}`, code })),
  ]
  return contracts.map(({ name, code }) => ({
    file: `src/planted/${name}.sol`,
    text: plantedContract(name, code),
  }))
}

function isPlanted(name: string): boolean {
  return /^(Planted|Sound)\d+\./.test(name)
}

function missedOrCried(all: readonly Finding[]): string[] {
  const has = (contract: string, rule: string): boolean =>
    all.some((one) => one.rule === rule && one.name === `${contract}.f`)
  return [
    ...planted.flatMap(({ rule, code }, index) =>
      has(`Planted${index}`, rule) ? [] : [`planted and not caught by ${rule}:\n${code}`],
    ),
    ...sound.flatMap(({ rule, code }, index) =>
      has(`Sound${index}`, rule) ? [`${rule} cries at what is sound:\n${code}`] : [],
    ),
  ]
}

function notArgued(found: readonly Finding[]): string[] {
  const reasonFor = ({ rule, name }: Finding): string | undefined =>
    rule === 'open-function' ? open[name] : argued[rule]?.[name]
  const known = new Set(found.map(({ rule, name }) => `${rule} ${name}`))
  const given = [
    ...Object.keys(open).map((name) => `open-function ${name}`),
    ...Object.entries(argued).flatMap(([rule, names]) => Object.keys(names).map((name) => `${rule} ${name}`)),
  ]
  return [
    ...found
      .filter((one) => reasonFor(one) === undefined)
      .map(({ rule, name, place, says }) => `${rule}: ${name} (${place}): ${says}`),
    ...given.filter((key) => !known.has(key)).map((key) => `argued, and no longer found: ${key}`),
  ]
}
