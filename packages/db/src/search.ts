import type pg from 'pg'

/**
 * What short searches look for: every letter and every pair of neighbours of a title. Trigrams need three characters, and
 * two are a whole word in Chinese and Japanese.
 */
const grams = `
  create or replace function app.grams(title text) returns text[] language sql immutable parallel safe strict as $$
    select letters || array(select letters[i] || letters[i + 1] from generate_series(1, cardinality(letters) - 1) i)
    from (select string_to_array(lower(left(title, 200)), null) as letters offset 0) parts $$`

/** Installs what search needs beside the tables: a function, and the index over what it gives. */
export async function installSearch(client: pg.Client): Promise<void> {
  await client.query(grams)
  await client.query('create index if not exists nft_title_grams on app.nft using gin (app.grams(title))')
}
