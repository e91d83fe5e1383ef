import { projection } from '@mofu/db/app/projection'
import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import type { ReadAt } from '@mofu/wire/envelope'
import { eq } from 'drizzle-orm'

/**
 * Up to which block the read model of a chain is true. Ask it before the data: then the data is at least as new as the
 * answer claims, never older.
 */
export type ReadWatermark = (chainId: number) => Promise<ReadAt>

export async function readWatermark(db: Database, chainId: number): Promise<ReadAt> {
  const [row] = await db.select().from(projection).where(eq(projection.chainId, chainId))
  if (!row) throw new DomainError('server.starting', { chainId })
  return { chainId, block: row.block, blockTime: row.blockTime, finalizedBlock: row.finalizedBlock }
}
