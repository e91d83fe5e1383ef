import type pg from 'pg'

/** Terms end here: a longer query is compared with the whole text. */
export const searchTermLength = 24

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

/** What separates words: spaces, and ASCII, general and CJK punctuation. */
const separators = String.raw`[\s!-/:-@\[-\`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u3004\u3008-\u303f\u30fb]+`
/** Scripts without spaces between words: every character may begin one. */
const spaceless = String.raw`[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]`
const katakana = lettersFrom('ァ', 'ヶ')
const hiragana = lettersFrom('ぁ', 'ゖ')

/**
 * A title or a query as searches compare it: what a reader takes for the same is the same (width, case, the two Japanese
 * syllabaries), words are separated by one space, and a number after "#" is left out, because `title_number` finds it.
 */
const searchText = `
  create or replace function app.search_text(title text) returns text language sql immutable parallel safe strict as $$
    select trim(regexp_replace(translate(lower(normalize(regexp_replace(left(title, 120), '#\\s*[0-9]+', ' ', 'g'), NFKC)),
      '${katakana}', '${hiragana}'), '${separators}', ' ', 'g')) $$`

/** The text from the beginning of each word on, as far as searches compare it. */
const searchTerms = `
  create or replace function app.search_terms(title text) returns text[] language sql immutable parallel safe strict as $$
    select array(
      select distinct left(substr(t, i), ${searchTermLength}) from (select app.search_text(title) as t offset 0) one,
        generate_series(1, length(t)) i
      where substr(t, i, 1) <> ' ' and (i = 1 or substr(t, i - 1, 1) = ' ' or substr(t, i - 1, 2) ~ '${spaceless}')) $$`

function lettersFrom(first: string, last: string): string {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)]
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}

/** Installs the functions and expression indexes that search needs. */
export async function installSearch(client: pg.Client): Promise<void> {
  await client.query(grams)
  await client.query('create index if not exists nft_title_grams on app.nft using gin (app.grams(title))')
  await client.query(titleNumber)
  await client.query(searchText)
  await client.query(searchTerms)
  await client.query(`create index if not exists nft_title_number on app.nft (app.title_number(title), mint_order)
    where app.title_number(title) is not null`)
}
