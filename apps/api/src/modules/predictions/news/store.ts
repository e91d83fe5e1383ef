import type { Transaction } from '@mofu/db/connect'
import { RESULT_WINDOW, type QuizSide } from '@mofu/domain/quiz-state'
import { sql } from 'drizzle-orm'

import type { Window } from '../../../platform/projector.ts'

/** A first sync must not notify anyone of old events. */
const NEWS_SECONDS = 24 * 60 * 60
/** The rest follows with the next block. */
const NEWS_AT_ONCE = 1_000

export type BetNews = {
  event_id: string
  account_id: string
  chain_id: string
  quiz_id: number
  topic: string
  option_a: string
  option_b: string
  news: 'locked' | 'result' | 'claimable' | 'refund'
  coin: string
  a_amount: string
  b_amount: string
  fee_rate: number
  result: QuizSide | null
  claimed_amount: string
  side: QuizSide
  amount: string
  claimed: boolean
}

/**
 * News that have become due within the last day of chain time and were not sent: for bets of accounts, on rounds that
 * have a quiz. A lost bet gets no more news after the result.
 */
export async function listDueNews(tx: Transaction, chainId: number): Promise<BetNews[]> {
  const { rows } = await tx.execute<BetNews>(sql`
    with reached as (select block_time as t from app.projection where chain_id = ${chainId}),
    due as (
      select r.id, 'locked' as news, 'quiz-locked-' || r.id as event_id
        from app.prediction_round r, reached
        where r.chain_id = ${chainId} and r.lock_timestamp <= t and r.lock_timestamp > t - ${NEWS_SECONDS}::int
          and not r.is_cancelled
      union all
      select r.id, 'result', 'quiz-result-' || r.id || '-' || r.result_tx
        from app.prediction_round r, reached
        where r.chain_id = ${chainId} and r.final_timestamp > t - ${NEWS_SECONDS}::int and r.result is not null
      union all
      select r.id, case when (case r.result when 'a' then r.a_amount else r.b_amount end) = 0
          then 'refund' else 'claimable' end, 'quiz-final-' || r.id
        from app.prediction_round r, reached
        where r.chain_id = ${chainId} and r.final_timestamp <= t and r.final_timestamp > t - ${NEWS_SECONDS}::int
          and r.result is not null
      union all
      select r.id, 'refund', 'quiz-refund-' || r.id
        from app.prediction_round r, reached
        where r.chain_id = ${chainId} and r.result is null
          and r.close_timestamp > t - ${NEWS_SECONDS + RESULT_WINDOW}::int
          and case when r.is_cancelled
            then exists (select from app.prediction_event e
              where e.round_id = r.id and e.kind = 'cancelled' and e.at > t - ${NEWS_SECONDS}::int)
            else r.close_timestamp + ${RESULT_WINDOW}::int <= t end
    )
    select due.event_id, a.id as account_id, r.chain_id, q.id as quiz_id, q.topic, q.option_a, q.option_b, due.news,
      r.coin, r.a_amount, r.b_amount, r.fee_rate, r.result, r.claimed_amount, b.side, b.amount, b.claimed
    from due
      join app.prediction_round r on r.id = due.id
      join app.quiz q on q.chain_id = r.chain_id and q.dossier = r.dossier
      join app.prediction_bet b on b.round_id = r.id and not b.claimed
      join app.account a on a.address = b.account and a.deleted_at is null
        and coalesce(a.wallet_chain_id, 0) in (0, r.chain_id)
    where (due.news <> 'claimable' or b.side = r.result)
      and not exists (select from app.notification n where n.account_id = a.id and n.event_id = due.event_id)
    order by due.event_id, a.id limit ${NEWS_AT_ONCE}`)
  return rows
}

/** Events of results and cancellations that are in the read model, and on the chain no longer. */
export async function listUndone(tx: Transaction, { chainId, after }: Window): Promise<string[]> {
  const { rows } = await tx.execute<{ event_id: string }>(sql`
    select 'quiz-result-' || a.id || '-' || a.result_tx as event_id from app.prediction_round a
    where a.chain_id = ${chainId} and a.updated_block > ${after} and a.result_tx is not null
      and not exists (select from chain.prediction_event e
        where e.round_id = a.id and e.kind = 'result' and e.tx_hash = a.result_tx)
    union all
    select 'quiz-refund-' || a.id from app.prediction_round a
    where a.chain_id = ${chainId} and a.updated_block > ${after} and a.is_cancelled
      and not exists (select from chain.prediction_round c where c.id = a.id and c.is_cancelled)`)
  return rows.map(({ event_id }) => event_id)
}

export async function findAccountId(
  tx: Transaction,
  chainId: number,
  address: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from app.account a
    where a.address = ${address} and a.deleted_at is null and coalesce(a.wallet_chain_id, 0) in (0, ${chainId})`)
  return rows[0]?.id
}

/** The accounts of those who can dispute a result on this chain. */
export async function listDeciderAccounts(tx: Transaction, chainId: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct a.id from app.account a
      join app.prediction_role p on p.account = a.address and p.chain_id = ${chainId} and p.is_granted
        and p.role in ('admin', 'owner')
    where a.deleted_at is null and coalesce(a.wallet_chain_id, 0) in (0, ${chainId})`)
  return rows.map(({ id }) => id)
}
