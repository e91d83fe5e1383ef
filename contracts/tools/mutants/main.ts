import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { root } from '../paths.ts'
import { readTree } from '../solidity/ast.ts'
import { type Mutant, mutantsOf } from './operators.ts'
import { Outcomes } from './outcomes.ts'
import { shuffled } from './sample.ts'
import { type Outcome, Sandbox } from './sandbox.ts'

/** The files that hold money or decide who may move it. A sample is drawn from each part. */
const parts: Readonly<Record<string, { files: RegExp; count: number }>> = {
  trading: {
    files:
      /^src\/(market\/(Market|CollectionOffers|Settlement|Terms)|auctions\/(Auctions|LotTimes)|checkout\/(MallCheckout|EscrowBalances|Quotes)|split\/PaySplit(Factory)?|collections\/(Collection(Factory|Minting|Sale|Tokens|Management|State)|MaxFee|Account)|shared\/(?!I[A-Z])\w+)\.sol$/,
    count: 160,
  },
  economy: {
    files:
      /^src\/(randomness|boxes|gacha|exchange|names|predictions|pledge)\/(?!I[A-Z]|BoxesLens|NameMetadata)\w+\.sol$/,
    count: 120,
  },
}

/** A fault that no test can notice, because it changes nothing observable. */
type Suppression = {
  file: string
  line: string
  operator: string
  original: string
  replacement: string
  why: string
}

type Result = Outcome | 'suppressed'

// pnpm test:contracts mutants [--part trading,economy] [--count 150] [--seed 1] [--file Market] [--again]
const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'trading,economy' },
    seed: { type: 'string', default: '20261115' },
    count: { type: 'string' },
    file: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
  },
})
const suppressions = JSON.parse(readFileSync(join(root, 'contracts/mutants.json'), 'utf8')) as Suppression[]
const outcomesFile = join(root, '.results/mutants.json')
if (values.again) rmSync(outcomesFile, { force: true })
const outcomes = new Outcomes(outcomesFile)
const sandbox = new Sandbox()
sandbox.requirePassing()
const tree = readTree(sandbox.sources)
const shortParts = values.part.split(',').filter((part) => !isWholeSampleFound(part))
process.exitCode = shortParts.length === 0 ? 0 : 1
if (shortParts.length === 0) sandbox.close()

function isWholeSampleFound(part: string): boolean {
  const chosen = parts[part]
  if (!chosen) throw new Error(`no part "${part}": ${Object.keys(parts).join(', ')}`)
  const count = Number(values.count ?? chosen.count)
  const all = sandbox.sources
    .filter(({ file }) => chosen.files.test(file) && file.includes(values.file))
    .flatMap(({ file, text }) => mutantsOf(tree, file, text))
  const tally: Record<Result, number> = {
    killed: 0,
    suppressed: 0,
    survived: 0,
    late: 0,
    equal: 0,
    uncompilable: 0,
  }
  const tried = () => tally.killed + tally.suppressed + tally.survived + tally.late
  for (const mutant of shuffled(all, Number(values.seed))) {
    if (tried() >= count) break
    const result = resultOf(mutant)
    tally[result]++
    console.log(`${result.padEnd(9)} ${describe(mutant)}`)
  }
  console.log(
    `mutants of ${part}: ${tried()} of ${all.length} tried (seed ${values.seed}): ${tally.killed} killed, ${tally.suppressed} suppressed, ` +
      `${tally.survived} survived, ${tally.late} not decided in time; ${tally.equal} made the same bytecode, ${tally.uncompilable} did not compile`,
  )
  return tally.survived + tally.late === 0 && tried() >= count
}

function resultOf(mutant: Mutant): Result {
  const text = textOf(mutant)
  const known = outcomes.get(mutant, text)
  if (known === 'survived' && isSuppressed(mutant)) return 'suppressed'
  // A mutant that survived or timed out is tried again: there may be a new test, or a less busy machine.
  if (known && known !== 'survived' && known !== 'late') return known
  const outcome = sandbox.attempt(mutant)
  outcomes.set(mutant, text, outcome)
  return outcome === 'survived' && isSuppressed(mutant) ? 'suppressed' : outcome
}

function isSuppressed(mutant: Mutant): boolean {
  const line = lineOf(mutant)
  return suppressions.some(
    (one) =>
      one.file === mutant.file &&
      one.line === line &&
      one.operator === mutant.operator &&
      one.original === mutant.original &&
      one.replacement === mutant.replacement,
  )
}

/** The text of the line, because its number changes with every line above. */
function lineOf(mutant: Mutant): string {
  return textOf(mutant).split('\n')[mutant.line - 1]?.trim() ?? ''
}

function textOf({ file }: Mutant): string {
  return sandbox.sources.find((source) => source.file === file)?.text ?? ''
}

function describe(mutant: Mutant): string {
  const { operator, file, line, original, replacement } = mutant
  const change = `${original} → ${replacement || 'nothing'}`.replaceAll(/\s+/g, ' ')
  return `${operator.padEnd(4)} ${file}:${line}  ${change}  in: ${lineOf(mutant)}`
}
