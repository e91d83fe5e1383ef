import type pg from 'pg'

/**
 * Terms of short searches: every character and every bigram of a title. Trigrams need three characters, and two are a
 * whole word in Chinese and Japanese.
 */
const grams = `
  create or replace function app.grams(title text) returns text[] language sql immutable parallel safe strict as $$
    select letters || array(select letters[i] || letters[i + 1] from generate_series(1, cardinality(letters) - 1) i)
    from (select string_to_array(lower(left(title, 200)), null) as letters offset 0) parts $$`

/**
 * The number in a title, without leading zeros. As a substring, "#12" is in a hundred thousand titles of a large
 * market, most of them irrelevant; as a number it is in a few.
 */
const titleNumber = `
  create or replace function app.title_number(title text) returns bigint language sql immutable parallel safe strict as $$
    select substring(title from '#0*([0-9]{1,18})(?![0-9])')::bigint $$`

/** Installs the functions and expression indexes that search needs. */
export async function installSearch(client: pg.Client): Promise<void> {
  await client.query(grams)
  await client.query('create index if not exists nft_title_grams on app.nft using gin (app.grams(title))')
  await client.query(titleNumber)
  await client.query(`create index if not exists nft_title_number on app.nft (app.title_number(title), mint_order)
    where app.title_number(title) is not null`)
}
