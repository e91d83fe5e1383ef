import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { readTree } from '../solidity/ast.ts'
import { root } from '../stack/paths.ts'
import { type Mutant, mutantsOf } from './operators.ts'
import { shuffled } from './sample.ts'
import { Workshop } from './workshop.ts'

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
  const survivors: Mutant[] = []
  for (const mutant of shuffled(all, Number(values.seed))) {
    if (tally.killed + tally.argued + tally.survived >= Number(values.count)) break
    let outcome: keyof typeof tally = workshop.attempt(mutant)
    if (outcome === 'survived' && isArgued(mutant)) outcome = 'argued'
    if (outcome === 'survived') survivors.push(mutant)
    tally[outcome]++
    console.log(`${outcome.padEnd(9)} ${describe(mutant)}`)
  }
  const tried = tally.killed + tally.argued + tally.survived
  console.log(
    `mutants: ${tried} of ${all.length} tried (seed ${values.seed}): ${tally.killed} killed, ${tally.argued} argued, ${tally.survived} survived; ` +
      `${tally.equal} made the same bytecode, ${tally.stillborn} did not compile`,
  )
  mkdirSync(join(root, '.results'), { recursive: true })
  writeFileSync(join(root, '.results/mutants.json'), `${JSON.stringify({ tally, survivors }, null, 2)}\n`)
  return survivors.length === 0 && tried >= Number(values.count) ? 0 : 1
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
