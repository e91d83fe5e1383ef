import { atTopCommas, type SqlStatement, sqlStatements } from './sql-statements.ts'

export const migrationRules = {
  'index-blocks-writes':
    'CREATE INDEX and DROP INDEX on a table in use need CONCURRENTLY, in a migration of their own',
  'concurrently-alone': 'a migration with CONCURRENTLY runs outside of a transaction: it holds nothing else',
  'not-null-without-default':
    'ADD COLUMN … NOT NULL needs a DEFAULT: rows exist, and old processes insert more',
  'default-rewrites': 'this column is computed for each row: the table is rewritten under a lock',
  'type-rewrites':
    'a changed type rewrites the table, and old processes do not expect it: add a column instead',
  'constraint-scans':
    'ADD CONSTRAINT needs NOT VALID, UNIQUE and PRIMARY KEY need USING INDEX: the table is read under a lock',
  'validate-apart': 'VALIDATE CONSTRAINT belongs into a later migration than its NOT VALID',
  'not-null-scans':
    'SET NOT NULL reads the table under a lock: first validate a CHECK named <table>_<column>_not_null, in an earlier migration',
  'drop-without-note':
    'DROP needs the note "-- contract: <schema.table or schema.table.column> <since when nothing uses it>"',
  rename: 'old processes use the old name while the new ones start: add, copy, and drop in a later release',
  backfill: 'rows in use are changed in batches by a job, not in one transaction of a migration',
  'locks-by-hand': 'locks, transactions and settings belong to the migrator',
  unreadable: 'the statements inside of DO cannot be checked',
} as const

export type MigrationRule = keyof typeof migrationRules
export type MigrationViolation = { rule: MigrationRule; statement: SqlStatement }

/** What would make a migration block, or break, the processes that run meanwhile. `earlier` applied before it. */
export function migrationViolations(sql: string, earlier: readonly string[] = []): MigrationViolation[] {
  const statements = sqlStatements(sql)
  const context = {
    made: new Set(
      statements.flatMap((one) => /^create table (?:if not exists )?([\w.]+)/.exec(one)?.[1] ?? []),
    ),
    unused: new Set(
      [...sql.matchAll(/^-- contract: ([\w.]+) +\S.{9,}$/gm)].map(([, name = '']) => name.toLowerCase()),
    ),
    addedHere: new Set(statements.flatMap((one) => /add constraint (\w+) .*not valid/.exec(one)?.[1] ?? [])),
    validated: new Set(
      earlier
        .flatMap(sqlStatements)
        .flatMap((one) => [...one.matchAll(/validate constraint (\w+)/g)].map(([, name = '']) => name)),
    ),
  }
  const isConcurrent = (one: SqlStatement) => /^(?:create (?:unique )?|drop )index concurrently\b/.test(one)
  return statements.flatMap((statement): MigrationViolation[] => {
    const found = (rule: MigrationRule): MigrationViolation => ({ rule, statement })
    if (statements.some(isConcurrent)) return isConcurrent(statement) ? [] : [found('concurrently-alone')]
    return rulesBrokenBy(statement, context).map(found)
  })
}

type Context = {
  made: ReadonlySet<string>
  unused: ReadonlySet<string>
  addedHere: ReadonlySet<string>
  validated: ReadonlySet<string>
}

function rulesBrokenBy(statement: SqlStatement, context: Context): MigrationRule[] {
  const isNew = (table: string | undefined) => table !== undefined && context.made.has(table)
  const [, indexed] = /^create (?:unique )?index .*? on (?:only )?([\w.]+)/.exec(statement) ?? []
  if (indexed !== undefined) return isNew(indexed) ? [] : ['index-blocks-writes']
  if (/^(?:drop index|reindex)\b/.test(statement)) return ['index-blocks-writes']
  const [, dropped] =
    /^drop (?:table|view|materialized view|type|schema) (?:if exists )?([\w.]+)/.exec(statement) ?? []
  if (dropped !== undefined) return context.unused.has(dropped) ? [] : ['drop-without-note']
  if (/^alter (?:type|view|index|schema|sequence) .*\brename\b/.test(statement)) return ['rename']
  if (/^do\b/.test(statement)) return ['unreadable']
  if (/^(?:lock|begin|commit|rollback|set|truncate|vacuum|cluster)\b/.test(statement))
    return ['locks-by-hand']
  const [, changed] = /^(?:update|delete from|insert into) (?:only )?([\w.]+)/.exec(statement) ?? []
  // A few literal rows are seed data; rows from a query are a backfill.
  const isSeed = /^insert into [^;]*?\bvalues\b/.test(statement) && !/\bselect\b/.test(statement)
  if (changed !== undefined && !isNew(changed) && !isSeed) return ['backfill']
  if (/^with\b.*\b(?:update|delete from|insert into)\b/.test(statement)) return ['backfill']
  const [, table, actions] = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/.exec(statement) ?? []
  if (table === undefined || actions === undefined || isNew(table)) return []
  return atTopCommas(actions).flatMap((action) => brokenByAction(table, action, context))
}

function brokenByAction(table: string, action: string, context: Context): MigrationRule[] {
  if (/^rename\b/.test(action)) return ['rename']
  if (/^set (?:logged|unlogged|tablespace|schema|access method)\b/.test(action)) return ['locks-by-hand']
  const [, column, change] = /^alter (?:column )?(\w+) (.*)$/.exec(action) ?? []
  if (column !== undefined && change !== undefined && !action.startsWith('alter constraint')) {
    return brokenByColumnChange(`${table.split('.').at(-1)}_${column}_not_null`, change, context)
  }
  const [, gone] = /^drop column (?:if exists )?(\w+)/.exec(action) ?? []
  if (gone !== undefined) return context.unused.has(`${table}.${gone}`) ? [] : ['drop-without-note']
  const [, validated] = /^validate constraint (\w+)/.exec(action) ?? []
  if (validated !== undefined) return context.addedHere.has(validated) ? ['validate-apart'] : []
  if (/^add (?:constraint|primary key|unique|foreign key|check|exclude)\b/.test(action)) {
    return /\bnot valid$|\busing index\b/.test(action) ? [] : ['constraint-scans']
  }
  if (/^add\b/.test(action)) return brokenByNewColumn(action)
  return []
}

function brokenByColumnChange(check: string, change: string, { validated }: Context): MigrationRule[] {
  if (/^(?:set data )?type\b/.test(change)) return ['type-rewrites']
  if (/^add generated\b/.test(change)) return ['default-rewrites']
  if (/^set not null\b/.test(change) && !validated.has(check)) return ['not-null-scans']
  return []
}

/** `now()` is computed once for the whole statement, other functions once for each row. */
function brokenByNewColumn(action: string): MigrationRule[] {
  const broken: MigrationRule[] = []
  const called = [...(/\bdefault\b(.*)$/.exec(action)?.[1] ?? '').matchAll(/([\w.]+) ?\(/g)]
  const isComputed = called.some(
    ([, name]) => name !== 'now' && !/^(?:varchar|numeric|char)$/.test(name ?? ''),
  )
  if (/\bgenerated\b|\b(?:small|big)?serial\b/.test(action) || isComputed) broken.push('default-rewrites')
  if (/\bnot null\b/.test(action) && !/\b(?:default|generated)\b/.test(action)) {
    broken.push('not-null-without-default')
  }
  if (/\b(?:references|unique|primary key|check)\b/.test(action)) broken.push('constraint-scans')
  return broken
}
