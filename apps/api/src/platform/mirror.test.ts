import { bigint, integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

import { mirror } from './mirror.ts'

const common = {
  id: text().primaryKey(),
  chainId: bigint('chain_id', { mode: 'number' as const }).notNull(),
  updatedBlock: bigint('updated_block', { mode: 'number' as const }).notNull(),
}
const view = pgSchema('chain').table('thing', { ...common, size: integer().notNull() })

test('a table whose columns differ from its view fails at start, and the error names the column', () => {
  const other = pgSchema('app').table('thing', { ...common, size: text().notNull() })
  expect(() => mirror(other, view)).toThrow('mirror: app.thing.size has no equal in chain.thing')
  const more = pgSchema('app').table('thing', { ...common, size: integer().notNull(), colour: text() })
  expect(() => mirror(more, view)).toThrow('app.thing.colour')
})
