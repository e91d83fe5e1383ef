import type { Connection } from '@mofu/db/connect'
import { searchTermLength } from '@mofu/db/search'
import type { SearchQuery } from '@mofu/domain/search-query'
import { type SQL, sql } from 'drizzle-orm'

import type { FoundCollection, FoundName, FoundShop } from './found.ts'

/**
 * Every statement reads a range of an index in its order and stops: what a search costs does not depend on how much
 * matches. Rows that may not be shown are among those read, so each range has an end of its own.
 */
const READ_MOST = 200

/** Terms of collections whose tokens are looked at, and tokens of each. */
const TERMS_READ = 40
const TOKENS_READ = 3
/** Tokens of a collection among which a picture for it is looked for. */
const PICTURES_READ = 20

const zeroAddress = `0x${'0'.repeat(40)}`
const isShown = sql`c.state in ('unverified', 'verified')`

/** Terms that begin with the query. Byte order, as in the index. */
function termsOf(kind: 'collection' | 'nft' | 'shop', chainId: number, text: string): SQL {
  const asked = sql`(select left(app.search_text(${text}), ${searchTermLength}) as start offset 0) asked`
  return sql`(select t.id, t.term, t.subject from ${asked} cross join lateral (
    select s.id, s.term, s.subject from app.search_term s
    where s.kind = ${sql.raw(`'${kind}'`)} and s.chain_id = ${chainId} and s.count > 0 and asked.start <> ''
      and s.term ~>=~ asked.start and s.term ~<~ (asked.start || chr(1114111))
    order by s.term using ~<~, s.subject limit ${READ_MOST}) t)`
}

/** A query longer than a term is compared as a whole; the index has compared all others. */
function holds(column: SQL, text: string): SQL {
  return sql`(length(app.search_text(${text})) <= ${searchTermLength} or position(app.search_text(${text}) in app.search_text(${column})) > 0)`
}

/** Tokens with the text in their title, at the beginning of a word: some of each collection. */
export async function listIdsByTitle(
  db: Connection,
  { chainId, text, most }: { chainId: number; text: string; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with pair as materialized (
      select t.id, t.term, t.subject from ${termsOf('nft', chainId, text)} t join app.collection c on c.id = t.subject
      where ${isShown} order by t.term using ~<~, t.subject limit ${TERMS_READ})
    select n.id from (
      select p.term, w.mint_order, row_number() over (partition by p.subject order by w.mint_order desc) as nth
      from pair p cross join lateral (
        select mint_order from app.nft_term w where w.term_id = p.id order by mint_order desc limit ${TOKENS_READ}) w
    ) found join app.nft n on n.chain_id = ${chainId} and n.mint_order = found.mint_order
    where ${holds(sql`n.title`, text)}
    group by n.id order by min(nth), min(found.term collate "C"), n.id limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Tokens by the number in their title or by their id; with words before it, of a title or a collection with these. */
export async function listIdsByNumber(
  db: Connection,
  { chainId, words, number, most }: { chainId: number; words: string; number: bigint; most: number },
): Promise<string[]> {
  const inTitle =
    number < 10n ** 18n
      ? sql`(select n.id from app.nft n where app.title_number(n.title) = ${String(number)}::bigint
          order by n.mint_order limit ${READ_MOST})`
      : sql`(select null::text as id where false)`
  const { rows } = await db.execute<{ id: string }>(sql`
    select n.id from (
      ${inTitle} union
      (select n.id from app.nft n where n.chain_id = ${chainId} and n.token_id = ${String(number)}::numeric
        order by n.mint_order limit ${READ_MOST}) union
      (select t.subject || '-' || ${String(number)} from ${termsOf('nft', chainId, words)} t)
    ) found join app.nft n on n.id = found.id join app.collection c on c.id = n.collection_id
    where n.chain_id = ${chainId} and ${isShown} and not exists (select from app.name m where m.id = n.id)
      and position(app.search_text(${words}) in app.search_text(n.title) || ' ' || app.search_text(c.name)) > 0
    order by c.state = 'verified' desc, n.mint_order limit ${most}`)
  return rows.map(({ id }) => id)
}

const foundCollection = sql`c.id, c.name, c.nft_count as "nftCount", c.state = 'verified' as "isVerified",
  coalesce((select p.logo from app.collection_page p where p.id = c.id), (select n.media_url from (
    select * from app.nft where collection_id = c.id order by mint_order desc limit ${PICTURES_READ}
  ) n where n.media_type = 'IMAGE' and n.media_url is not null limit 1)) as picture`

export async function listCollectionsByName(
  db: Connection,
  { chainId, text, most }: { chainId: number; text: string; most: number },
): Promise<FoundCollection[]> {
  const { rows } = await db.execute<FoundCollection>(sql`
    select ${foundCollection} from (
      select t.subject, min(t.term collate "C") as term from ${termsOf('collection', chainId, text)} t
        join app.collection c on c.id = t.subject
      where ${isShown} and ${holds(sql`c.name`, text)}
      group by t.subject order by min(t.term collate "C"), t.subject limit ${most}
    ) t join app.collection c on c.id = t.subject order by t.term collate "C", c.id`)
  return rows
}

type Addresses = NonNullable<SearchQuery['addresses']>

export async function listCollectionsByAddress(
  db: Connection,
  { chainId, from, to, most }: Addresses & { chainId: number; most: number },
): Promise<FoundCollection[]> {
  const { rows } = await db.execute<FoundCollection>(sql`
    select ${foundCollection} from (
      select * from app.collection c where c.chain_id = ${chainId} and c.contract between ${from} and ${to}
      order by c.contract limit ${READ_MOST}
    ) c where ${isShown} order by c.contract limit ${most}`)
  return rows
}

/** Names that begin so and have not expired. */
export async function listNamesByLabel(
  db: Connection,
  { chainId, label, time, most }: { chainId: number; label: string; time: number; most: number },
): Promise<FoundName[]> {
  const { rows } = await db.execute<FoundName>(sql`
    select m.id, m.label, m.owner, (
      select p.account from app.primary_name p where p.name_id = m.id and p.set_order > m.moved_order
        and p.account = coalesce(m.addr, m.owner)) as "primaryOf"
    from (
      select * from app.name where chain_id = ${chainId} and label ~>=~ ${label} and label ~<~ (${label} || chr(1114111))
      order by label using ~<~ limit ${READ_MOST}
    ) m where m.expiry > ${time} order by m.label collate "C" limit ${most}`)
  return rows
}

/** Who holds tokens or owns a collection, by address: one step of the index for each. */
export async function listAddresses(
  db: Connection,
  { from, to, most }: Addresses & { most: number },
): Promise<string[]> {
  const owners = (table: 'nft' | 'collection') => sql`(
    with recursive step(owner, nth) as (
      (select owner, 1 from app.${sql.raw(table)} where owner between ${from} and ${to} order by owner limit 1)
      union all
      select (select n.owner from app.${sql.raw(table)} n where n.owner > step.owner and n.owner <= ${to}
        order by n.owner limit 1), nth + 1
      from step where step.owner is not null and nth <= ${most}
    ) select owner from step where owner is not null and owner <> ${zeroAddress})`
  const { rows } = await db.execute<{ owner: string }>(
    sql`${owners('nft')} union ${owners('collection')} order by owner limit ${most}`,
  )
  return rows.map(({ owner }) => owner)
}

export async function listShopsByName(
  db: Connection,
  { text, most }: { text: string; most: number },
): Promise<FoundShop[]> {
  const { rows } = await db.execute<FoundShop>(sql`
    select s.id, s.name, s.logo_url as logo, s.country from (
      select t.subject, min(t.term collate "C") as term from ${termsOf('shop', 0, text)} t
        join app.shop s on s.id = t.subject::int
      where s.status = 'open' and ${holds(sql`s.name`, text)}
      group by t.subject
    ) t join app.shop s on s.id = t.subject::int order by t.term collate "C", s.id limit ${most}`)
  return rows
}
