import { pgSchema } from 'drizzle-orm/pg-core'

/** The indexer's views, declared by hand: it alone writes them, and a check holds these columns against its own schema. */
export const chain = pgSchema('chain')
