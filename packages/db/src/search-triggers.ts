import type pg from 'pg'

/**
 * Triggers that derive the terms of searches from app.nft, app.collection and app.shop, as ./counter-triggers.ts derives
 * counts. Terms are written in their order, so that two writers lock them in the same one.
 */
function followTitles(come: string, gone: string): string {
  return `
  with named as (
    select each.*, sum(by) over (partition by each.id, mint_order, collection_id, title) as net from (
      select id, chain_id, collection_id, mint_order, title, 1 as by from ${come} c
      union all
      select id, chain_id, collection_id, mint_order, title, -1 from ${gone} g
    ) each where title <> ''
  ), change as materialized (
    select chain_id, collection_id, mint_order, term, sum(by)::int as by
    from named n cross join lateral unnest(app.search_terms(title)) as term
    where net <> 0 and not exists (
      select from app.name_settings s where s.chain_id = n.chain_id and s.chain_id || '-' || s.contract = n.collection_id)
    group by chain_id, collection_id, mint_order, term having sum(by) <> 0
  ), counted as (
    insert into app.search_term as t (kind, chain_id, term, subject, count)
    select 'nft', chain_id, term, collection_id, sum(by) from change
    group by chain_id, term, collection_id order by chain_id, term, collection_id
    on conflict (kind, chain_id, term, subject) do update set count = t.count + excluded.count
    returning id, chain_id, term, subject
  ), added as (
    insert into app.nft_term (term_id, mint_order)
    select t.id, c.mint_order from change c join counted t
      on t.chain_id = c.chain_id and t.term = c.term and t.subject = c.collection_id
    where c.by > 0
  )
  -- Each by its whole key, as with traits.
  delete from app.nft_term where ctid = any(array(
    select (select n.ctid from app.nft_term n where n.term_id = t.id and n.mint_order = c.mint_order)
    from change c join counted t on t.chain_id = c.chain_id and t.term = c.term and t.subject = c.collection_id
    where c.by < 0
  ));`
}

/** A row's name, for the two tables whose rows are found by it. */
function followName(kind: string, chainId: (row: string) => string): string {
  const count = (row: 'new' | 'old', by: 1 | -1) => `
    insert into app.search_term as t (kind, chain_id, term, subject, count)
    select '${kind}', ${chainId(row)}, term, ${row}.id::text, ${by}
    from unnest(app.search_terms(${row}.name)) as term order by term
    on conflict (kind, chain_id, term, subject) do update set count = t.count + excluded.count;`
  return `
    if tg_op <> 'INSERT' then ${count('old', -1)} end if;
    if tg_op <> 'DELETE' then ${count('new', 1)} end if;`
}

const named = [
  { table: 'collection', body: followName('collection', (row) => `${row}.chain_id`) },
  { table: 'shop', body: followName('shop', () => '0') },
] as const

/** Names are found by their labels: their tokens are not found by title as well. */
const forgetNames = `
  delete from app.nft_term where term_id in (
    select id from app.search_term where kind = 'nft' and chain_id = new.chain_id
      and subject = new.chain_id || '-' || new.contract);
  delete from app.search_term where kind = 'nft' and chain_id = new.chain_id
    and subject = new.chain_id || '-' || new.contract;`

/** Installs the triggers as defined here, and fills their tables where they were new. */
export async function installSearchTriggers(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select from pg_trigger where tgname = 'nft_searched_insert'`)
  const nothing = '(select * from app.nft where false)'
  const followed = [
    { on: 'insert', tables: 'new table as come', body: followTitles('come', nothing) },
    { on: 'delete', tables: 'old table as gone', body: followTitles(nothing, 'gone') },
    {
      on: 'update',
      tables: 'old table as gone new table as come',
      body: followTitles('come', 'gone'),
    },
  ]
  for (const { on, tables, body } of followed) {
    await client.query(triggerFunction(`search_nft_${on}`, body))
    await client.query(`
      create or replace trigger nft_searched_${on} after ${on} on app.nft referencing ${tables}
      for each statement execute function app.search_nft_${on}()`)
  }
  for (const { table, body } of named) {
    await client.query(triggerFunction(`search_${table}`, body))
    await client.query(`
      create or replace trigger ${table}_searched after insert or delete or update of name on app.${table}
      for each row execute function app.search_${table}()`)
  }
  await client.query(triggerFunction('search_name_settings', forgetNames))
  await client.query(`
    create or replace trigger name_settings_searched after insert on app.name_settings
    for each row execute function app.search_name_settings()`)
  if (rows.length === 0) await client.query(refillTerms)
}

function triggerFunction(name: string, body: string): string {
  return `create or replace function app.${name}() returns trigger language plpgsql as $$
    begin ${body}
      return null;
    end $$`
}

/** Rebuilds the terms: after rows were loaded with the triggers off, and for the test that they agree. */
export const refillTerms = `
  truncate app.search_term, app.nft_term restart identity;
  insert into app.search_term (kind, chain_id, term, subject, count)
    select 'collection', chain_id, term, id, 1 from app.collection cross join lateral unnest(app.search_terms(name)) as term
    union all
    select 'shop', 0, term, id::text, 1 from app.shop cross join lateral unnest(app.search_terms(name)) as term;
  create temporary table title on commit drop as
    select chain_id, collection_id, term, tokens from (
      select chain_id, collection_id, app.search_text(title) as title, array_agg(mint_order) as tokens
      from app.nft n where title <> '' and not exists (
        select from app.name_settings s where s.chain_id = n.chain_id and s.chain_id || '-' || s.contract = n.collection_id)
      group by 1, 2, 3
    ) same cross join lateral unnest(app.search_terms(title)) as term;
  insert into app.search_term (kind, chain_id, term, subject, count)
    select 'nft', chain_id, term, collection_id, sum(cardinality(tokens)) from title group by 2, 3, 4;
  -- Without statistics the server would look for each token's term one by one.
  analyze title;
  analyze app.search_term;
  insert into app.nft_term (term_id, mint_order)
    select t.id, unnest(tokens) from title n join app.search_term t
      on t.kind = 'nft' and t.chain_id = n.chain_id and t.term = n.term and t.subject = n.collection_id;
  drop table title`
