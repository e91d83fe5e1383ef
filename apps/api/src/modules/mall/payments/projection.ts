import { ledgerEntry } from '@mofu/db/app/mall/payments'
import type { Transaction } from '@mofu/db/connect'
import { parseAddress } from '@mofu/domain/address'
import { journalOf, type MoneyEvent, type Payees } from '@mofu/domain/mall/ledger'
import type { Share } from '@mofu/domain/mall/split'
import { sql } from 'drizzle-orm'

import type { Project } from '../../../platform/projector.ts'

/**
 * Keeps app.mall_payment equal to chain.payment. A payment that a reorg removed stays, marked as gone, because its
 * order has to be updated.
 */
export const paymentsProjection: Project = async (tx, { chainId, after }) => {
  await tx.execute(sql`
    update app.mall_payment a set state = 'gone'
    where a.chain_id = ${chainId} and a.updated_block > ${after} and a.state <> 'gone'
      and not exists (select from chain.payment c where c.id = a.id)`)
  await tx.execute(sql`
    insert into app.mall_payment as a (id, chain_id, order_id, payer, coin, amount, held, refundable, stage, block,
      paid_at, tx_hash, log_index, updated_block)
    select c.id, c.chain_id, q.order_id, c.payer, c.coin, c.amount, c.held, c.refundable, c.stage, c.paid_block,
      c.paid_at, c.tx_hash, c.log_index, c.updated_block
    from chain.payment c left join app.payment_quote q on q.id = c.id
    where c.chain_id = ${chainId} and (c.updated_block > ${after} or c.id in
      (select id from app.mall_payment where chain_id = ${chainId} and updated_block > ${after}))
    on conflict (id) do update set
      payer = excluded.payer, coin = excluded.coin, amount = excluded.amount, held = excluded.held,
      refundable = excluded.refundable, stage = excluded.stage, block = excluded.block, paid_at = excluded.paid_at,
      tx_hash = excluded.tx_hash, log_index = excluded.log_index, updated_block = excluded.updated_block,
      order_id = excluded.order_id,
      -- In another block than before it has to lie as deep again.
      state = case when a.state = 'gone' or a.block <> excluded.block or a.tx_hash <> excluded.tx_hash
        then 'seen' else a.state end`)
  await writeLedger(tx, { chainId, finalized: after })
}

type EventRow = {
  id: string
  payment_id: string
  kind: MoneyEvent['kind']
  coin: string
  amount: string
  block: string
  at: string
  tx_hash: string
  dues: { account: string; amount: string }[]
  shop_id: number | null
  split: Share[] | null
}

/**
 * Writes the double entry of every event that became final since the last run. All events of a step are written
 * together, so the newest block in the ledger says how far it is complete.
 */
async function writeLedger(
  tx: Transaction,
  { chainId, finalized }: { chainId: number; finalized: number },
): Promise<void> {
  const { rows } = await tx.execute<EventRow>(sql`
    select e.id, e.payment_id, e.kind, e.coin, e.amount, e.block, e.at, e.tx_hash, o.shop_id, q.split,
      coalesce((select jsonb_agg(jsonb_build_object('account', d.account, 'amount', d.amount::text) order by d.place)
        from chain.payment_due d where d.event_id = e.id), '[]') as dues
    from chain.payment_event e
    left join app.payment_quote q on q.id = e.chain_id || '-' || e.payment_id
    left join app.mall_order o on o.id = q.order_id
    where e.chain_id = ${chainId} and e.block <= ${finalized}
      and e.block > coalesce((select max(l.block) from app.ledger_entry l where l.chain_id = ${chainId}), -1)
      and e.kind in ('paid', 'captured', 'voided', 'refunded', 'reclaimed')
    order by e.block, e.log_index`)
  const lines = rows.flatMap((row) =>
    journalOf(moneyEvent(row), payeesOf(row)).map(({ account, amount }, place) => ({
      eventId: row.id,
      place,
      chainId,
      coin: row.coin,
      account,
      amount,
      paymentId: `${chainId}-${row.payment_id}`,
      kind: row.kind,
      block: Number(row.block),
      at: Number(row.at),
      txHash: row.tx_hash,
    })),
  )
  for (let from = 0; from < lines.length; from += 500) {
    await tx.insert(ledgerEntry).values(lines.slice(from, from + 500))
  }
}

function moneyEvent({ kind, amount, dues }: EventRow): MoneyEvent {
  if (kind !== 'captured') return { kind, amount: BigInt(amount) }
  return {
    kind,
    amount: BigInt(amount),
    dues: dues.flatMap((due) => {
      const account = parseAddress(due.account)
      return account ? [{ account, amount: BigInt(due.amount) }] : []
    }),
  }
}

/** Our splits name the shop first, then the platform. */
function payeesOf({ shop_id: shopId, split }: EventRow): Payees | undefined {
  const [payout, fee] = split ?? []
  if (shopId === null || !payout) return undefined
  return { shopId, payout: payout.account, platform: fee?.account ?? '0x' }
}
