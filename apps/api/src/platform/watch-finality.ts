import { finalMark, projection } from '@mofu/db/app/projection'
import type { Database } from '@mofu/db/connect'
import { eq, sql } from 'drizzle-orm'

type Log = { error(facts: object, message: string): void; info(facts: object, message: string): void }

/** The hash of a block as the chain has it now; undefined when its node is unreachable or lags behind. */
export type HashOf = (chainId: number, block: number) => Promise<string | undefined>

/**
 * Compares the blocks that we treat as final with the chain. The projector corrects reorgs above them; a deeper one is
 * beyond the engine too, so it raises an alert that stays until it is repaired (`pnpm reindex`, docs/decisions/0003).
 */
export async function watchFinality({
  db,
  hashOf,
  log,
}: {
  db: Database
  hashOf: HashOf
  log: Log
}): Promise<void> {
  for (const { chainId, finalizedBlock } of await db.select().from(projection)) {
    const [mark] = await db.select().from(finalMark).where(eq(finalMark.chainId, chainId))
    if (mark) {
      const hash = await hashOf(chainId, mark.block)
      if (hash === undefined) continue
      if (hash !== mark.hash) {
        const facts = { chainId, block: mark.block, was: mark.hash, is: hash }
        log.error(facts, 'finality: a reorg went deeper than finality, run `pnpm reindex`')
        if (mark.brokenAt === null) await setBroken(db, chainId, true)
        continue
      }
      if (mark.brokenAt !== null) {
        log.info({ chainId, block: mark.block }, 'finality: the chain has our final blocks again')
        await setBroken(db, chainId, false)
      }
    }
    if (finalizedBlock <= (mark?.block ?? -1)) continue
    const hash = await hashOf(chainId, finalizedBlock)
    if (hash === undefined) continue
    const values = { block: finalizedBlock, hash }
    await db
      .insert(finalMark)
      .values({ chainId, ...values })
      .onConflictDoUpdate({ target: finalMark.chainId, set: values })
  }
}

async function setBroken(db: Database, chainId: number, isBroken: boolean): Promise<void> {
  await db
    .update(finalMark)
    .set({ brokenAt: isBroken ? sql`now()` : null })
    .where(eq(finalMark.chainId, chainId))
}
