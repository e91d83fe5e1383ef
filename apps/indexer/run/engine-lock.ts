/** The key of the advisory lock on a schema, `$1`: only its holder runs the engine there. */
export const lockKey = `hashtextextended('mofu-indexer ' || current_database() || ' ' || $1, 0)`
