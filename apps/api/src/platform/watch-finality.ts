import { finalMark, projection } from '@mofu/db/app/projection'
import type { Database } from '@mofu/db/connect'
import { eq, sql } from 'drizzle-orm'

type Log = { error(facts: object, message: string): void; info(facts: object, message: string): void }

/** The hash of a block as the chain has it now; undefined when its node is away or has not come so far. */
export type HashOf = (chainId: number, block: number) => Promise<string | undefined>

/**
 * Holds what we took for final against the chain. Reorgs above it are put right by the projector; one that goes deeper is
 * beyond the engine too, so it raises an alarm that stays until somebody mends it (`pnpm reindex`, docs/decisions/0003).
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
        log.error(facts, 'a reorg went deeper than finality: run `pnpm reindex`')
        if (mark.brokenAt === null) await setBroken(db, chainId, true)
        continue
      }
      if (mark.brokenAt !== null) {
        log.info({ chainId, block: mark.block }, 'the chain is back on the blocks that we hold')
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
