import { projection } from '@mofu/db/app/projection'
import type { Connection, Database, Transaction } from '@mofu/db/connect'
import { eq, sql } from 'drizzle-orm'

import { decodeCheckpoint } from './checkpoint.ts'
import { tellLive } from './outbox.ts'

/** The part of a chain's rows that may have changed: everything after the last final block. */
export type Window = { chainId: number; after: number }

/** Projects one module's read tables, inside the given transaction. */
export type Project = (tx: Transaction, window: Window) => Promise<void>

export type Step = 'moved' | 'same' | 'waiting'

type EngineState = { chainId: number; latest: string; finalized: string; deployment: string }

/** What the engine's views say about each chain; empty until the first deployment is ready. */
export async function readEngine(db: Connection): Promise<EngineState[]> {
  const found = await db.execute<{ ready: boolean }>(
    sql`select to_regclass('chain._ponder_checkpoint') is not null as ready`,
  )
  if (!found.rows[0]?.ready) return []
  const { rows } = await db.execute<{
    chain_id: string
    latest: string
    finalized: string
    deployment: string
  }>(sql`
    select c.chain_id, c.latest_checkpoint as latest, c.finalized_checkpoint as finalized,
      -- The schema behind the views: the engine makes a new one for each deployment and then turns the views over.
      (select n.nspname from pg_depend d
         join pg_rewrite r on r.oid = d.objid
         join pg_class t on t.oid = d.refobjid
         join pg_namespace n on n.oid = t.relnamespace
       where r.ev_class = 'chain._ponder_checkpoint'::regclass and t.relname = '_ponder_checkpoint'
         and n.nspname <> 'chain' limit 1) as deployment
    from chain._ponder_checkpoint c`)
  return rows.map((row) => ({ ...row, chainId: Number(row.chain_id) }))
}

/** How long the projector waits for the engine's tables; less than PostgreSQL's deadlock_timeout. */
const LOCK_TIMEOUT_MS = 300
const LOCK_NOT_AVAILABLE = '55P03'
/** After a new deployment all rows are compared; what does not fit in memory spills to disk, slowly. */
const WHOLE_WORK_MEM = '256MB'
/**
 * A step over a whole chain, or after days without a projector, takes longer than a request may. Cancelled halfway, it
 * would start over and be cancelled again, forever.
 */
export const STEP_TIMEOUT_MS = 3_600_000

/**
 * Locks all the engine's tables before reading the first. To revert blocks, the engine locks its tables exclusively,
 * one after the other: a reader that holds one and waits for another deadlocks with it. PostgreSQL would resolve that
 * by failing the engine, which doubles its delay with each failure.
 */
async function holdEngineTables(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`))
  await tx.execute(sql`
    do $$ begin
      execute (select 'lock table ' || string_agg(format('chain.%I', viewname), ', ' order by viewname)
        || ' in access share mode' from pg_views where schemaname = 'chain');
    end $$`)
  await tx.execute(sql`set local lock_timeout = 0`)
}

/**
 * Advances the read model of one chain to the engine's newest block, all tables and the watermark in one transaction.
 * Both sides are compared, so rows that a reorg removed, changed or restored are corrected as well.
 */
export async function projectChain(
  db: Database,
  chainId: number,
  projects: readonly Project[],
): Promise<Step> {
  const step = db.transaction(
    async (tx): Promise<Step> => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended('mofu-projector', ${chainId})) as mine`,
      )
      const engine = (await readEngine(tx)).find((state) => state.chainId === chainId)
      if (!rows[0]?.mine || !engine) return 'waiting'
      await holdEngineTables(tx)
      const latest = decodeCheckpoint(engine.latest)
      const finalized = decodeCheckpoint(engine.finalized)
      const [last] = await tx.select().from(projection).where(eq(projection.chainId, chainId))
      // A restarting engine replays its blocks: until it has caught up, our rows are newer and just as true.
      if (last && latest.block < last.block) return 'waiting'
      const reached = {
        deployment: engine.deployment,
        checkpoint: engine.latest,
        block: latest.block,
        blockTime: latest.time,
        finalizedBlock: finalized.block,
      }
      const isSameDeployment = last?.deployment === reached.deployment
      if (isSameDeployment && last.checkpoint === reached.checkpoint) return 'same'
      const window = { chainId, after: isSameDeployment ? last.finalizedBlock : -1 }
      await tx.execute(sql.raw(`set local statement_timeout = ${STEP_TIMEOUT_MS}`))
      if (!isSameDeployment) {
        await tx.execute(sql.raw(`set local work_mem = '${WHOLE_WORK_MEM}'`))
        // The plan for a block's few rows is not the plan for all of them.
        await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
      }
      for (const project of projects) await project(tx, window)
      const row = { ...reached, projectedAt: Date.now() }
      await tx
        .insert(projection)
        .values({ chainId, ...row })
        .onConflictDoUpdate({ target: projection.chainId, set: row })
      await tellLive(tx, [{ topic: 'block', chainId, block: latest.block }])
      return 'moved'
    },
    // One snapshot: the checkpoint and its rows are read at the same instant.
    { isolationLevel: 'repeatable read' },
  )
  return step.catch((error: unknown): Step => {
    if (codeOf(error) === LOCK_NOT_AVAILABLE) return 'waiting'
    throw error
  })
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}
