import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { readTree } from '../solidity/ast.ts'
import { root } from '../stack/paths.ts'
import { type Mutant, mutantsOf } from './operators.ts'
import { shuffled } from './sample.ts'
import { type Outcome, Workshop } from './workshop.ts'

/** The files that hold money or say who may move it. */
const holdMoney =
  /^src\/(market\/(Market|Terms)|auctions\/Auctions|checkout\/(MallCheckout|Books|Quotes)|split\/PaySplit(Factory)?|collections\/(Collection(Factory|Minting|Sale|Tokens|Keeping|State)|Account)|shared\/(?!I[A-Z])\w+)\.sol$/

/** A fault no test can see, because it changes nothing anyone could see. */
type Argued = {
  file: string
  line: string
  operator: string
  original: string
  replacement: string
  why: string
}

/** What became of each mutant of a sample, in its order: a run that was cut short goes on where it ended. */
type Kept = { of: string; outcomes: Outcome[] }

const keptFile = join(root, '.results/mutants.json')

// pnpm test:contracts mutants [--seed 1] [--count 150] [--file Market]
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261115' },
    count: { type: 'string', default: '160' },
    file: { type: 'string', default: '' },
  },
})
const argued = JSON.parse(readFileSync(join(root, 'contracts/mutants.json'), 'utf8')) as Argued[]
const workshop = new Workshop()
try {
  process.exitCode = run()
} finally {
  workshop.close()
}

function run(): number {
  workshop.requireSound()
  const tree = readTree(workshop.sources)
  const all = workshop.sources
    .filter(({ file }) => holdMoney.test(file) && file.includes(values.file))
    .flatMap(({ file, text }) => mutantsOf(tree, file, text))
  const tally = { killed: 0, argued: 0, survived: 0, equal: 0, stillborn: 0 }
  const { of, outcomes } = readKept()
  for (const [index, mutant] of shuffled(all, Number(values.seed)).entries()) {
    if (tally.killed + tally.argued + tally.survived >= Number(values.count)) break
    // A survivor is tried again, unless it is argued: there may be a new test.
    const isOpen = outcomes[index] === 'survived' && !isArgued(mutant)
    const known = isOpen ? undefined : outcomes[index]
    const outcome = known ?? workshop.attempt(mutant)
    outcomes[index] = outcome
    writeFileSync(keptFile, JSON.stringify({ of, outcomes }))
    const told = outcome === 'survived' && isArgued(mutant) ? 'argued' : outcome
    tally[told]++
    console.log(`${told.padEnd(9)} ${describe(mutant)}`)
  }
  const tried = tally.killed + tally.argued + tally.survived
  console.log(
    `mutants: ${tried} of ${all.length} tried (seed ${values.seed}): ${tally.killed} killed, ${tally.argued} argued, ${tally.survived} survived; ` +
      `${tally.equal} made the same bytecode, ${tally.stillborn} did not compile`,
  )
  return tally.survived === 0 && tried >= Number(values.count) ? 0 : 1
}

/** What is known of this sample of these very sources; nothing, if anything is different. */
function readKept(): Kept {
  const hash = createHash('sha256').update(`${values.seed} ${values.file}`)
  for (const { file, text } of workshop.sources.toSorted((a, b) => (a.file < b.file ? -1 : 1)))
    hash.update(`${file}\n${text}`)
  const of = hash.digest('hex')
  mkdirSync(join(root, '.results'), { recursive: true })
  const kept = existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, 'utf8')) as Kept) : undefined
  return kept?.of === of ? kept : { of, outcomes: [] }
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
function lineOf({ file, line }: Mutant): string {
  const text = workshop.sources.find((source) => source.file === file)?.text ?? ''
  return text.split('\n')[line - 1]?.trim() ?? ''
}

function describe(mutant: Mutant): string {
  const { operator, file, line, original, replacement } = mutant
  return `${operator.padEnd(4)} ${file}:${line}  ${original} → ${replacement || 'nothing'}  in: ${lineOf(mutant)}`
}
