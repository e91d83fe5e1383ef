import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../paths.ts'
import { readTree, type Source } from '../solidity/ast.ts'
import { canaries, canaryContract, sound } from './canaries.ts'
import { type Finding, findingsIn } from './rules.ts'
import { suppressed, open } from './suppressions.ts'

/**
 * Reads the contracts with the compiler and looks for what no linter here finds: state written after a call, unchecked
 * calls, functions open to all, entropy that a block builder knows, and the like. The canaries must be caught with
 * them.
 */
export function checkSolidityRules(): string {
  const own = globSync('src/**/*.sol', { cwd: join(root, 'contracts') }).map((file) => ({
    file,
    text: readFileSync(join(root, 'contracts', file), 'utf8'),
  }))
  const all = findingsIn(readTree([...own, ...canarySources()]))
  const faults = [...misjudgedCanaries(all), ...notSuppressed(all.filter(({ name }) => !isCanary(name)))]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const reasons = Object.values(suppressed).flatMap((names) => Object.keys(names)).length
  return `${own.length} files, ${reasons} findings suppressed, ${Object.keys(open).length} functions open to all; ${canaries.length} canaries, ${canaries.length} caught`
}

function canarySources(): Source[] {
  const contracts = [
    ...canaries.map(({ code }, index) => ({ name: `Faulty${index}`, code })),
    ...sound.map(({ code }, index) => ({ name: `Sound${index}`, code })),
  ]
  return contracts.map(({ name, code }) => ({
    file: `src/canaries/${name}.sol`,
    text: canaryContract(name, code),
  }))
}

function isCanary(name: string): boolean {
  return /^(Faulty|Sound)\d+\./.test(name)
}

function misjudgedCanaries(all: readonly Finding[]): string[] {
  const has = (contract: string, rule: string): boolean =>
    all.some((one) => one.rule === rule && one.name === `${contract}.f`)
  return [
    ...canaries.flatMap(({ rule, code }, index) =>
      has(`Faulty${index}`, rule) ? [] : [`a canary was not caught by ${rule}:\n${code}`],
    ),
    ...sound.flatMap(({ rule, code }, index) =>
      has(`Sound${index}`, rule) ? [`false positive of ${rule}:\n${code}`] : [],
    ),
  ]
}

function notSuppressed(found: readonly Finding[]): string[] {
  const reasonFor = ({ rule, name }: Finding): string | undefined =>
    rule === 'open-function' ? open[name] : suppressed[rule]?.[name]
  const known = new Set(found.map(({ rule, name }) => `${rule} ${name}`))
  const given = [
    ...Object.keys(open).map((name) => `open-function ${name}`),
    ...Object.entries(suppressed).flatMap(([rule, names]) =>
      Object.keys(names).map((name) => `${rule} ${name}`),
    ),
  ]
  return [
    ...found
      .filter((one) => reasonFor(one) === undefined)
      .map(({ rule, name, place, says }) => `${rule}: ${name} (${place}): ${says}`),
    ...given.filter((key) => !known.has(key)).map((key) => `suppressed, and no longer found: ${key}`),
  ]
}
