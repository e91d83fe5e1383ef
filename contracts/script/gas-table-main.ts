import { readdir, readFile } from 'node:fs/promises'

/** An action of the gas table: its ceiling, and the cost of the same action in the cheapest public contract. */
type Row = {
  row: string
  action: string
  /** `<file in snapshots/>: <name in it>` */
  snapshot: string
  ceiling: number
  best?: { figure: number; of: string }
  /** Why it is above its ceiling or above the best public figure. Required if it is. */
  limit?: string
}

// Prints gas/*.json beside the measured figures, and fails where one is above without a written reason.
const rows = (await jsonIn<Row[]>('gas')).flatMap(({ content }) => content)
const snapshots = new Map(
  (await jsonIn<Record<string, string>>('snapshots')).flatMap(({ name, content }) =>
    Object.entries(content).map(([action, gas]) => [`${name}: ${action}`, Number(gas)]),
  ),
)
const faults: string[] = []
for (const { row, action, snapshot, ceiling, best, limit } of rows) {
  const gas = snapshots.get(snapshot)
  if (gas === undefined) {
    faults.push(`${action}: snapshots/ has no "${snapshot}"`)
    continue
  }
  const isAbove = gas > ceiling || (best !== undefined && gas > best.figure)
  if (isAbove && !limit) faults.push(`${action}: ${count(gas)} is above, and nobody says why`)
  if (!isAbove && limit) faults.push(`${action}: ${count(gas)} needs no excuse any more`)
  const besides = best ? `best public ${count(best.figure)} (${best.of})` : 'no public figure'
  console.log(
    `${row.padEnd(5)} ${count(gas).padStart(9)}  of ${count(ceiling).padStart(9)}  ${action}; ${besides}`,
  )
  if (limit) console.log(`${' '.repeat(30)}${limit}`)
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

async function jsonIn<T>(folder: string): Promise<{ name: string; content: T }[]> {
  const url = new URL(`../${folder}/`, import.meta.url)
  const files = (await readdir(url)).filter((file) => file.endsWith('.json')).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.json'.length),
      content: JSON.parse(await readFile(new URL(file, url), 'utf8')) as T,
    })),
  )
}

function count(gas: number): string {
  return gas.toLocaleString('en')
}
