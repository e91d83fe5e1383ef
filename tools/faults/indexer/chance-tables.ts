import { boxPriceAt, boxStateAt } from '@mofu/domain/box-state'
import pg from 'pg'

import type { Facts } from './chance-truth.ts'

/** The same facts from the tables that lists are served from. */
const queries: Readonly<Record<string, string>> = {
  machines: `select concat_ws(' ', number, coin, price, step, reserve, pulls, size, pending, orders, settled,
    is_open::text, redeemable) from app.machine`,
  stock: `select sum("left")::text from app.machine_tier group by machine_id`,
  pulls: `select concat_ws(' ', order_id, owner, round, size, paid, (state <> 'pending')::text) from app.pull`,
  pets: `select concat_ws(' ', token_id, holder, paid, redeem_value) from app.pet where state = 'out'`,
  tokens: `select concat_ws(' ', n.token_id, n.owner, n.token_uri) from app.nft n
    join app.gacha g on n.collection_id = g.id`,
  reveals: `select concat_ws(' ', p.order_id, r.place, r.pet, r.owner, r.paid)
    from app.reveal r join app.pull p on p.id = r.pull_id`,
  redemptions: `select concat_ws(' ', pet, owner, receiver, amount, fee) from app.redemption`,
  prizes: `select case when p.state in ('in', 'drawn')
      then concat_ws(' ', b.number, p.place, coalesce(p.winner, p.depositor), p.token_id, p.price, (p.state = 'drawn')::text)
      else concat_ws(' ', b.number, p.place, 'gone') end
    from app.prize p join app.box b on b.id = p.box_id`,
  draws: `select concat_ws(' ', b.number, d.order_id, d.owner, d.round, d.size,
      case when d.state = 'pending' then d.paid else 0 end, (d.state <> 'pending')::text)
    from app.draw d join app.box b on b.id = d.box_id`,
  whitelists: `select concat_ws(' ', b.number, w.addr, w.price, w."limit", w.used_count)
    from app.box_whitelist_item w join app.box b on b.id = w.box_id where w.price > 0`,
  collaborators: `select concat_ws(' ', b.number, c.account)
    from app.box_collaborator c join app.box b on b.id = c.box_id where c.is_collaborator`,
  wins: `select concat_ws(' ', b.number, p.place, d.order_id, p.winner, p.proceeds)
    from app.prize p join app.box b on b.id = p.box_id join app.draw d on d.id = p.draw_id`,
  claims: `select concat_ws(' ', b.number, e.amount) from app.box_event e join app.box b on b.id = e.box_id
    where e.kind in ('commission', 'fee')`,
  rounds: `select concat_ws(' ', round, orders, coalesce(randomness, 'none')) from app.round`,
}

type BoxRow = Record<
  | 'owner'
  | 'coin'
  | 'price'
  | 'min_price'
  | 'total_price'
  | 'commission'
  | 'fee'
  | 'sold_count'
  | 'orders'
  | 'settled'
  | 'run'
  | 'published_at'
  | 'open_at'
  | 'close_at',
  string
> &
  Record<'number' | 'commission_rate' | 'fee_rate' | 'size' | 'pending', number> &
  Record<'has_one_price' | 'all_open', boolean>

export async function factsOfTables(databaseUrl: string, time: number): Promise<Facts> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const facts: Facts = {}
    for (const [kind, query] of Object.entries(queries)) {
      const { rows } = await client.query<string[]>({ text: query, rowMode: 'array' })
      facts[kind] = rows.map(([text = '']) => text.toLowerCase()).toSorted()
    }
    const { rows: boxes } = await client.query<BoxRow>('select * from app.box')
    facts['boxes'] = boxes.map((row) => boxLine(row, time)).toSorted()
    return facts
  } finally {
    await client.end()
  }
}

/** Price and state depend on the time, by the rules that the API applies. */
function boxLine(row: BoxRow, time: number): string {
  const box = {
    hasOnePrice: row.has_one_price,
    price: BigInt(row.price),
    totalPrice: BigInt(row.total_price),
    publishedAt: Number(row.published_at),
    openAt: Number(row.open_at),
    closeAt: Number(row.close_at),
    size: row.size,
    pending: row.pending,
  }
  const state = boxStateAt(box, time)
  const timesToCall = state === 'open' ? row.size - row.pending : 0
  const amounts = [boxPriceAt(box, time), row.min_price, row.total_price, row.commission_rate, row.fee_rate]
  const earned = [row.commission, row.fee]
  const counters = [row.size, row.pending, timesToCall, row.sold_count, row.orders, row.settled, row.run]
  const times = [row.published_at, row.open_at, row.close_at, row.has_one_price, row.all_open, state]
  return [row.number, row.owner, row.coin, ...amounts, ...earned, ...counters, ...times].join(' ')
}
