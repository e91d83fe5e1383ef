import type pg from 'pg'

/**
 * What short searches look for: every letter and every pair of neighbours of a title. Trigrams need three characters, and
 * two are a whole word in Chinese and Japanese.
 */
const grams = `
  create or replace function app.grams(title text) returns text[] language sql immutable parallel safe strict as $$
    select coalesce(array_agg(distinct part), '{}') from (
      select substr(lower(title), i, n) as part
      from generate_series(1, least(length(title), 200)) i, generate_series(1, 2) n
    ) parts where part <> '' $$`

/** Installs what search needs beside the tables: a function, and the index over what it gives. */
export async function installSearch(client: pg.Client): Promise<void> {
  await client.query(grams)
  await client.query('create index if not exists nft_title_grams on app.nft using gin (app.grams(title))')
}
