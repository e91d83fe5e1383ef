import { pgSchema } from 'drizzle-orm/pg-core'

/** The indexer's views. Only the indexer writes them; the declarations beside this file are generated from its schema. */
export const chain = pgSchema('chain')
