import type pg from 'pg'

import { placeSort } from './app/mall/search.ts'

/** The places of the listed products among `rows`: one for each term and order. */
const placesOf = (rows: string) => `
  select t.term, s.sort::smallint as sort, s.value, p.id as product_id
  from ${rows} p
  cross join lateral (select distinct unnest(p.terms || ''::text) as term) t
  cross join lateral (values
    (${placeSort.popular}, p.sold_count::bigint),
    (${placeSort.newest}, floor(extract(epoch from coalesce(p.listed_at, 'epoch')) * 1000)::bigint),
    (${placeSort.price}, p.price_from)) s(sort, value)
  where p.status = 'listed' and p.price_from is not null`

/** Words of one letter, of scripts without spaces, and the terms that nobody types, are not suggested. */
const addWords = `
  insert into app.search_word (word)
  select distinct term from new_places where sort = ${placeSort.newest}
    and length(term) > 1 and strpos(term, ':') = 0 and term !~ '[\\u3005\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff]'
    and not exists (select from app.search_word known where known.word = term)
  order by term
  on conflict do nothing`

/**
 * Each place is found by its whole key. Joined, and with a wrong guess of how many there are, the server would read all
 * places of a term for each of them.
 */
const removePlaces = `
  delete from app.product_place where ctid = any(array(
    select (select p.ctid from app.product_place p
      where p.term = o.term and p.sort = o.sort and p.value = o.value and p.product_id = o.product_id)
    from old_places o))`

const isOther = `(c.status, c.terms, c.sold_count, c.listed_at, c.price_from)
  is distinct from (g.status, g.terms, g.sold_count, g.listed_at, g.price_from)`

const follow = {
  insert: `
    with new_places as materialized (${placesOf('come')}), words as (${addWords})
    insert into app.product_place select * from new_places;`,
  delete: `
    with old_places as materialized (${placesOf('gone')})
    ${removePlaces};`,
  // Most updates change no place: favourites, ratings, descriptions.
  update: `
    if exists (select from come c join gone g on g.id = c.id where ${isOther}) then
      with was as materialized (${placesOf(`(select g.* from gone g join come c on c.id = g.id where ${isOther})`)}),
      now_is as materialized (${placesOf(`(select c.* from come c join gone g on g.id = c.id where ${isOther})`)}),
      old_places as materialized (select * from was except select * from now_is),
      new_places as materialized (select * from now_is except select * from was),
      words as (${addWords}),
      removed as (${removePlaces})
      insert into app.product_place select * from new_places;
    end if;`,
} as const

const tables = {
  insert: 'new table as come',
  delete: 'old table as gone',
  update: 'old table as gone new table as come',
} as const

/**
 * Installs the triggers that derive the places of a product from its row, in the transaction of any change; and fills
 * the tables where they are new.
 */
export async function installProductPlaces(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select from pg_trigger where tgname = 'product_placed_insert'`)
  for (const on of ['insert', 'delete', 'update'] as const) {
    await client.query(`
      create or replace function app.place_product_${on}() returns trigger language plpgsql as $$
      begin ${follow[on]}
        return null;
      end $$`)
    await client.query(`
      create or replace trigger product_placed_${on} after ${on} on app.product referencing ${tables[on]}
      for each statement execute function app.place_product_${on}()`)
  }
  if (rows.length === 0) await client.query(refillPlaces)
}

/** Rebuilds both tables: where the triggers are new, and for the test that they agree. */
export const refillPlaces = `
  truncate app.product_place, app.search_word;
  with new_places as materialized (${placesOf('app.product')}), words as (${addWords})
  insert into app.product_place select * from new_places`
