import type pg from 'pg'

/**
 * Triggers that derive tables from app.nft and app.activity: holders, traits, listings, sales and their counts. They
 * run inside the database, per statement, because several writers update a token (the projector, the metadata reader)
 * and a count that one of them forgot would stay wrong. Removed and added rows are netted first, so the cost depends on
 * what changed.
 *
 * `come` and `gone` are the rows after and before; one of them is empty for an insert or a delete.
 */
function followTokens(come: string, gone: string): string {
  return `
  insert into app.collection_coin as m (collection_id, coin, listed)
  select collection_id, coin, sum(by)::int from (
    select collection_id, coin, 1 as by from ${come} c where price is not null
    union all
    select collection_id, coin, -1 from ${gone} g where price is not null
  ) each group by collection_id, coin having sum(by) <> 0
  on conflict (collection_id, coin) do update set listed = m.listed + excluded.listed;

  with change as (
    select collection_id, owner, sum(by)::int as by from (
      select collection_id, owner, 1 as by from ${come} c
      union all
      select collection_id, owner, -1 from ${gone} g
    ) each group by collection_id, owner having sum(by) <> 0
  ), put as (
    insert into app.holder as h (collection_id, owner, count)
    select collection_id, owner, by from change
    on conflict (collection_id, owner) do update set count = h.count + excluded.count
    returning collection_id, (xmax = 0) as is_new
  )
  update app.collection c set holder_count = c.holder_count + n.count
  from (select collection_id, count(*)::int as count from put where is_new group by collection_id) n
  where c.id = n.collection_id;

  with emptied as (
    delete from app.holder h using (select distinct collection_id from ${gone} g) n
    where h.collection_id = n.collection_id and h.count = 0
    returning h.collection_id
  )
  update app.collection c set holder_count = c.holder_count - n.count
  from (select collection_id, count(*)::int as count from emptied group by collection_id) n
  where c.id = n.collection_id;

  with change as materialized (
    select collection_id, type, value, mint_order, sum(by)::int as by from (
      select distinct c.collection_id, c.mint_order, t.type, t.value, 1 as by
      from ${come} c cross join lateral jsonb_to_recordset(c.traits) as t(type text, value text)
      where not exists (select from ${gone} g where g.id = c.id and (g.traits, g.mint_order) = (c.traits, c.mint_order))
      union all
      select distinct g.collection_id, g.mint_order, t.type, t.value, -1
      from ${gone} g cross join lateral jsonb_to_recordset(g.traits) as t(type text, value text)
      where not exists (select from ${come} c where c.id = g.id and (g.traits, g.mint_order) = (c.traits, c.mint_order))
    ) each group by collection_id, type, value, mint_order having sum(by) <> 0
  ), counted as (
    insert into app.trait as t (collection_id, type, value, count)
    select collection_id, type, value, sum(by) from change group by collection_id, type, value
    on conflict (collection_id, type, value) do update set count = t.count + excluded.count
    returning id, collection_id, type, value
  ), added as (
    insert into app.nft_trait (trait_id, mint_order)
    select t.id, c.mint_order from change c join counted t using (collection_id, type, value) where c.by > 0
  )
  -- Each by its whole key: joined, and with a wrong guess of how many go, the server read all wearers of a trait for each of them.
  delete from app.nft_trait where ctid = any(array(
    select (select n.ctid from app.nft_trait n where n.trait_id = t.id and n.mint_order = c.mint_order)
    from change c join counted t using (collection_id, type, value) where c.by < 0
  ));`
}

function followActivity(come: string, gone: string): string {
  return `
  with change as materialized (
    select collection_id, chain_id, (at / 86400)::int as day, kind, case when kind = 'sale' then coin else '' end as coin,
      sum(by)::int as count, sum(case when kind = 'sale' then price * by else 0 end) as volume
    from (
      select *, 1 as by from ${come} c union all select *, -1 from ${gone} g
    ) each group by 1, 2, 3, 4, 5 having sum(by) <> 0 or sum(price * by) <> 0
  ), days as (
    insert into app.collection_day as d (collection_id, chain_id, day, kind, coin, count, volume)
    select collection_id, chain_id, day, kind, coin, count, volume from change
    on conflict (collection_id, day, kind, coin) do update
      set count = d.count + excluded.count, volume = d.volume + excluded.volume
  )
  insert into app.collection_coin as m (collection_id, coin, sales, volume)
  select collection_id, coin, sum(count), sum(volume) from change where kind = 'sale' group by collection_id, coin
  on conflict (collection_id, coin) do update
    set sales = m.sales + excluded.sales, volume = m.volume + excluded.volume;`
}

const followed = [
  { table: 'nft', follow: followTokens },
  { table: 'activity', follow: followActivity },
] as const

/** Installs the triggers as defined here, and fills their tables where they were new. */
export async function installCounterTriggers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select from pg_trigger where tgname = 'activity_followed_insert'`)
  for (const { table, follow } of followed) {
    const nothing = `(select * from app.${table} where false)`
    const triggers = [
      { on: 'insert', tables: 'new table as come', body: follow('come', nothing) },
      { on: 'delete', tables: 'old table as gone', body: follow(nothing, 'gone') },
      { on: 'update', tables: 'old table as gone new table as come', body: follow('come', 'gone') },
    ]
    for (const { on, tables, body } of triggers) {
      await client.query(`
        create or replace function app.follow_${table}_${on}() returns trigger language plpgsql as $$
        begin ${body}
          return null;
        end $$`)
      await client.query(`
        create or replace trigger ${table}_followed_${on} after ${on} on app.${table} referencing ${tables}
        for each statement execute function app.follow_${table}_${on}()`)
    }
  }
  if (rows.length === 0) await client.query(refill)
}

/** Rebuilds every derived table: after rows were loaded with the triggers off, and for the test that they agree. */
export const refill = `
  truncate app.holder, app.trait, app.nft_trait, app.collection_coin, app.collection_day restart identity;
  insert into app.holder (collection_id, owner, count)
    select collection_id, owner, count(*) from app.nft group by collection_id, owner;
  update app.collection c set holder_count = coalesce(n.count, 0)
    from app.collection o left join (select collection_id, count(*)::int as count from app.holder group by collection_id) n
      on n.collection_id = o.id
    where c.id = o.id and c.holder_count <> coalesce(n.count, 0);
  insert into app.trait (collection_id, type, value, count)
    select a.collection_id, t.type, t.value, count(distinct a.mint_order)
    from app.nft a cross join lateral jsonb_to_recordset(a.traits) as t(type text, value text)
    group by a.collection_id, t.type, t.value;
  insert into app.nft_trait (trait_id, mint_order)
    select distinct t.id, a.mint_order
    from app.nft a cross join lateral jsonb_to_recordset(a.traits) as w(type text, value text)
    join app.trait t on t.collection_id = a.collection_id and t.type = w.type and t.value = w.value;
  insert into app.collection_day (collection_id, chain_id, day, kind, coin, count, volume)
    select collection_id, chain_id, at / 86400, kind, case when kind = 'sale' then coin else '' end, count(*),
      sum(case when kind = 'sale' then price else 0 end)
    from app.activity group by 1, 2, 3, 4, 5;
  insert into app.collection_coin (collection_id, coin, sales, volume)
    select collection_id, coin, sum(count), sum(volume) from app.collection_day where kind = 'sale' group by 1, 2;
  insert into app.collection_coin as m (collection_id, coin, listed)
    select collection_id, coin, count(*) from app.nft where price is not null group by 1, 2
    on conflict (collection_id, coin) do update set listed = excluded.listed`
