import { projection } from '@mofu/db/app/projection'
import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { ReadAt } from '@mofu/wire/envelope'
import { eq, sql } from 'drizzle-orm'

/**
 * The block up to which the read model of a chain is valid. Ask it before the data: then the data is at least as new as
 * the answer claims, never older.
 */
export type ReadWatermark = (chainId: number) => Promise<ReadAt>

/** Read before every query, so it is prepared once per connection. */
export function watermarkReader(db: Database, chainIds: readonly number[]): ReadWatermark {
  const reached = db
    .select()
    .from(projection)
    .where(eq(projection.chainId, sql.placeholder('chainId')))
    .prepare('watermark')
  return async (chainId) => {
    if (!chainIds.includes(chainId)) throw new DomainError('chain.network_unknown', { chainId })
    const [row] = await reached.execute({ chainId })
    if (!row) throw new DomainError('server.starting', { chainId })
    return { chainId, block: row.block, blockTime: row.blockTime, finalizedBlock: row.finalizedBlock }
  }
}
