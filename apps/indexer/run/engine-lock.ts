/** The key of the lock on a schema, `$1`: whoever holds it runs the engine there, and nobody else does. */
export const lockKey = `hashtextextended('mofu-indexer ' || current_database() || ' ' || $1, 0)`
