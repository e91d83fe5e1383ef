import { refillTerms } from '@mofu/db/search-triggers'
import pg from 'pg'

import { CHAIN_ID, NOW } from './shape.ts'

/** Of app.nft, what a search reads; the rest would only take time to write. */
const indexesRead = [
  'nft_newest',
  'nft_collection_newest',
  'nft_owner_newest',
  'nft_token',
  'nft_title_number',
]

export const first = [
  'Fluffy',
  'Sleepy',
  'Brave',
  'Tiny',
  'Golden',
  'Misty',
  'Velvet',
  'Lucky',
  'Amber',
  'Quiet',
]
export const second = [
  'Otter',
  'Fox',
  'Cat',
  'Hamster',
  'Owl',
  'Rabbit',
  'Panda',
  'Hedgehog',
  'Lynx',
  'Marten',
]
export const cjk = ['雲朵', '月夜', '星空', '櫻花', '抹茶', '小雪', '夕焼け', '朝霧']
const animals = ['貓', '狐狸', '水獺', '倉鼠', 'うさぎ', 'ふくろう', 'パンダ', '狸']

export type Searched = { pets: number; collections: number; names: number }

/**
 * Fills a new database for searches: pets of which every fifth has a word that searches ask for, collections of which the
 * first are large and one in fifty is hidden, and names of which one in ten has expired.
 */
export async function loadSearched(url: string, { pets, collections, names }: Searched): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const from = Date.now()
  const run = async (what: string, statement: string) => {
    await client.query(statement)
    console.log(`${((Date.now() - from) / 1000).toFixed(0)} s: ${what}`)
  }
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where schemaname = 'app' and tablename = 'nft' and indexname <> 'nft_pkey'`,
    )
    for (const { name } of indexes) await client.query(`drop index app.${name}`)
    for (const table of ['nft', 'nft_term']) await client.query(`alter table app.${table} set unlogged`)
    for (const table of ['nft', 'collection'])
      await client.query(`alter table app.${table} disable trigger user`)
    await run(
      `${collections} collections`,
      `insert into app.collection (id, chain_id, contract, name, symbol, owner, creator, is_open, max_mint, nft_count,
         created_at, updated_block, state)
       select ${collectionKey('i')}, ${CHAIN_ID}, ${contract('i')}, ${word(second, 'i')} || ' Club ' || i, 'S',
         ${address('i', 'maker')}, ${address('i', 'maker')}, false, 0, 1, 1, 1,
         case when i % 50 = 49 then 'hidden' when i % 4 = 0 then 'verified' else 'unverified' end
       from generate_series(0, ${collections - 1}) i`,
    )
    await run(
      `${pets} pets`,
      `insert into app.nft (id, chain_id, collection_id, contract, token_id, owner, creator, token_uri, royalty,
         mint_order, minted_block, minted_at, updated_block, metadata, title, media_url)
       select ${collectionKey('c')} || '-' || i, ${CHAIN_ID}, ${collectionKey('c')}, ${contract('c')}, i,
         ${address(`i % ${Math.max(100, Math.floor(pets / 10))}`, 'owner')}, 'o', 'u', 0, i, 1, 1, 1, 'ready',
         case when roll % 3 = 2 then ${word(cjk, 'roll / 16')} || ${word(animals, 'roll / 256')}
           else ${word(first, 'roll / 16')} || ' ' || ${word(second, 'roll / 256')} end || ' #' || i,
         'http://127.0.0.1:3002/pets/' || i % 10000 || '/768.webp'
       from (
         select i, abs(hashint8(i)::bigint) as roll,
           floor(power(abs(hashint8(i + 7)::bigint % 1000000) / 1000000.0, 2) * ${collections})::int as c
         from generate_series(1, ${pets}) i
       ) each`,
    )
    for (const { name, definition } of indexes) if (indexesRead.includes(name)) await run(name, definition)
    await run(
      `${names} names`,
      `insert into app.name (id, chain_id, contract, token_id, label, skeleton, owner, expiry, registered_at,
         registered_order, moved_order, updated_block)
       select '${CHAIN_ID}-0xcc-' || i, ${CHAIN_ID}, '0xcc', i, lower(${word(second, 'i')}) || '-' || i, 'x',
         ${address(`i % ${Math.max(100, Math.floor(pets / 10))}`, 'owner')},
         case when i % 10 = 0 then ${NOW - 1} else ${NOW + 86_400} end, 1, i, 1, 1
       from generate_series(1, ${names}) i`,
    )
    await run('terms', refillTerms)
    for (const table of ['nft', 'collection'])
      await client.query(`alter table app.${table} enable trigger user`)
    await client.query(
      `insert into app.projection (chain_id, deployment, checkpoint, block, block_time, finalized_block, projected_at)
       values (${CHAIN_ID}, 'bench', 'bench', 1, ${NOW}, 1, 1)`,
    )
    await run('vacuum', 'vacuum analyze')
  } finally {
    await client.end()
  }
}

function contract(index: string): string {
  return address(index, 'collection')
}

function collectionKey(index: string): string {
  return `'${CHAIN_ID}-' || ${contract(index)}`
}

function address(index: string, of: string): string {
  return `'0x' || left(md5('${of}' || (${index})) || md5((${index}) || '${of}'), 40)`
}

function word(words: readonly string[], roll: string): string {
  return `(array['${words.join("','")}'])[1 + (${roll}) % ${words.length}]`
}
