import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { readTree } from '../solidity/ast.ts'
import { root } from '../stack/paths.ts'
import { Kept } from './kept.ts'
import { type Mutant, mutantsOf } from './operators.ts'
import { shuffled } from './sample.ts'
import { type Outcome, Workshop } from './workshop.ts'

/** The files that hold money or say who may move it: a sample is drawn from each part. */
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

/** A fault no test can see, because it changes nothing anyone could see. */
type Argued = {
  file: string
  line: string
  operator: string
  original: string
  replacement: string
  why: string
}

type Told = Outcome | 'argued'

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
const argued = JSON.parse(readFileSync(join(root, 'contracts/mutants.json'), 'utf8')) as Argued[]
const keptFile = join(root, '.results/mutants.json')
if (values.again) rmSync(keptFile, { force: true })
const kept = new Kept(keptFile)
const workshop = new Workshop()
workshop.requireSound()
const tree = readTree(workshop.sources)
const shortParts = values.part.split(',').filter((part) => !isWholeSampleFound(part))
process.exitCode = shortParts.length === 0 ? 0 : 1
if (shortParts.length === 0) workshop.close()

function isWholeSampleFound(part: string): boolean {
  const chosen = parts[part]
  if (!chosen) throw new Error(`no part "${part}": ${Object.keys(parts).join(', ')}`)
  const count = Number(values.count ?? chosen.count)
  const all = workshop.sources
    .filter(({ file }) => chosen.files.test(file) && file.includes(values.file))
    .flatMap(({ file, text }) => mutantsOf(tree, file, text))
  const tally: Record<Told, number> = { killed: 0, argued: 0, survived: 0, late: 0, equal: 0, stillborn: 0 }
  const tried = () => tally.killed + tally.argued + tally.survived + tally.late
  for (const mutant of shuffled(all, Number(values.seed))) {
    if (tried() >= count) break
    const told = tell(mutant)
    tally[told]++
    console.log(`${told.padEnd(9)} ${describe(mutant)}`)
  }
  console.log(
    `mutants of ${part}: ${tried()} of ${all.length} tried (seed ${values.seed}): ${tally.killed} killed, ${tally.argued} argued, ` +
      `${tally.survived} survived, ${tally.late} not decided in time; ${tally.equal} made the same bytecode, ${tally.stillborn} did not compile`,
  )
  return tally.survived + tally.late === 0 && tried() >= count
}

function tell(mutant: Mutant): Told {
  const text = textOf(mutant)
  const known = kept.get(mutant, text)
  if (known === 'survived' && isArgued(mutant)) return 'argued'
  // What was not found, or not in time, is tried again: there may be a new test, or a quieter machine.
  if (known && known !== 'survived' && known !== 'late') return known
  const outcome = workshop.attempt(mutant)
  kept.set(mutant, text, outcome)
  return outcome === 'survived' && isArgued(mutant) ? 'argued' : outcome
}

function isArgued(mutant: Mutant): boolean {
  const line = lineOf(mutant)
  return argued.some(
    (one) =>
      one.file === mutant.file &&
      one.line === line &&
      one.operator === mutant.operator &&
      one.original === mutant.original &&
      one.replacement === mutant.replacement,
  )
}

/** The line's own text, not its number: that changes with every line above. */
function lineOf(mutant: Mutant): string {
  return textOf(mutant).split('\n')[mutant.line - 1]?.trim() ?? ''
}

function textOf({ file }: Mutant): string {
  return workshop.sources.find((source) => source.file === file)?.text ?? ''
}

function describe(mutant: Mutant): string {
  const { operator, file, line, original, replacement } = mutant
  const change = `${original} → ${replacement || 'nothing'}`.replaceAll(/\s+/g, ' ')
  return `${operator.padEnd(4)} ${file}:${line}  ${change}  in: ${lineOf(mutant)}`
}
