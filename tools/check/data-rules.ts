import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '@mofu/testkit/paths'
import { getTableColumns, getTableName, isTable } from 'drizzle-orm'

import { dataRuleCanaries } from './data-rule-canaries.ts'

const rules = ['kept', 'kept by month', 'swept', 'bounded', 'chain']
/** A column of such a name holds personal data. */
const personal = /^(account_id|actor_id|author_id|granted_by|email|recipient|author|phone|inviter_id)$/

export type Table = { name: string; variable: string; columns: readonly string[] }
/** The code of the API, and the files that export and delete accounts. */
type Source = { all: string; personal: string }
type Row = { table: string; rule: string; note: string; personal: string; exported: string; erased: string }

/** Every table has a rule in docs/data.md that the code follows; the canaries prove that the check works. */
export async function checkDataRules(): Promise<string> {
  const text = readFileSync(join(root, 'docs/data.md'), 'utf8')
  const tables = await appTables()
  const source = sources()
  const wrong = dataRuleViolations(text, tables, source)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const missed = dataRuleCanaries.filter(
    ({ from, to }) => dataRuleViolations(text.replace(from, to), tables, source).length === 0,
  )
  if (missed.length > 0) {
    throw new Error(`canaries were not caught:\n${missed.map(({ name }) => name).join('\n')}`)
  }
  return `${tables.length} tables; ${dataRuleCanaries.length} canaries`
}

export function dataRuleViolations(text: string, tables: readonly Table[], source: Source): string[] {
  const rows = readRows(text)
  const names = new Set(tables.map(({ name }) => name))
  return [
    ...tables.flatMap((table) => violationsOf(table, rows, source)),
    ...rows
      .filter(({ table }) => !names.has(table))
      .map(({ table }) => `docs/data.md: there is no table ${table}`),
  ]
}

function violationsOf({ name, variable, columns }: Table, rows: readonly Row[], source: Source): string[] {
  const [row, ...more] = rows.filter(({ table }) => table === name)
  if (!row) return [`docs/data.md: the table ${name} has no rule`]
  const people = columns.filter((column) => personal.test(column))
  const [, sweep = ''] = /`(\w+)`/.exec(row.note) ?? []
  const problems: readonly (readonly [boolean, string])[] = [
    [more.length > 0, 'stands there twice'],
    [!rules.includes(row.rule), `has no rule of ${rules.join(', ')}`],
    [row.rule !== 'chain' && row.note === '', 'does not say how its rule is held'],
    [row.rule === 'swept' && sweep === '', 'does not name what sweeps it'],
    [row.rule === 'swept' && !isCalled(sweep, source.all), `names ${sweep}, which nothing calls`],
    [!['yes', 'no'].includes(row.personal), 'does not say whether it holds personal data'],
    [row.rule !== 'chain' && people.length > 0 && row.personal !== 'yes', `holds ${people.join(', ')}`],
    [row.personal === 'yes' && row.exported === '', 'does not say what of it is exported'],
    [
      isPromised(row) && !new RegExp(`\\b${variable}\\b`).test(source.personal),
      'is not in the export or the deletion it promises',
    ],
    [row.personal === 'yes' && row.erased === '', 'does not say what deletion does with it'],
  ]
  return problems.flatMap(([isWrong, what]) => (isWrong ? `docs/data.md: ${name} ${what}` : []))
}

/** Words of the table that say that the code of export or deletion touches it. */
function isPromised({ personal: isPersonal, exported, erased }: Row): boolean {
  return isPersonal === 'yes' && (/^(all|own|with)/.test(exported) || erased.startsWith('deleted'))
}

/** Defined, and used outside of its own file. */
function isCalled(name: string, source: string): boolean {
  return [...source.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length >= 2
}

function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, table = '', rule = '', note = '', isPersonal = '', exported = '', erased = ''] = cells
    if (cells.length !== 8 || !/^[a-z_]+$/.test(table) || table === 'table') return []
    return [{ table, rule, note, personal: isPersonal, exported, erased }]
  })
}

async function appTables(): Promise<Table[]> {
  const files = globSync('packages/db/src/app/**/*.ts', { cwd: root })
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(root, file))) as Record<string, unknown>),
  )
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([variable, table]) => (isTable(table) ? [{ variable, table }] : []))
    .map(({ variable, table }) => ({
      name: getTableName(table),
      variable,
      columns: Object.values(getTableColumns(table)).map(({ name }) => name),
    }))
}

function sources(): Source {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
  return {
    all: read('apps/api/src/**/*.ts'),
    personal: read('apps/api/src/modules/accounts/personal/**/*.ts'),
  }
}
