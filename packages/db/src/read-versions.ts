import type pg from 'pg'

/**
 * Tables that cached replies are computed from, by family. A reply stays valid for as long as the versions of its
 * families are the same, so a family holds what changes together.
 */
export const readFamilies = {
  position: ['projection'],
  tokens: [
    'nft',
    'nft_trait',
    'trait',
    'nft_term',
    'search_term',
    'name',
    'ask',
    'bid',
    'collection_offer',
    'sale',
    'activity',
  ],
  collections: [
    'collection',
    'collection_coin',
    'collection_day',
    'collection_page',
    'collection_right',
    'collection_state',
    'holder',
    'launchpad',
    'mint_sale',
    'series',
  ],
  home: ['home_content'],
  auctions: ['lot', 'lot_bid'],
  goods: ['shop', 'product', 'product_place', 'sku', 'freight_template', 'search_word'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ReadFamily = keyof typeof readFamilies

/**
 * Notes a change once for each transaction and family. A row of its own instead of a counter: transactions never wait
 * for each other here, and the row becomes visible at the same instant as the changes that it stands for. The setting
 * ends with the transaction, and with the savepoint that is rolled back together with its row.
 */
const noteChange = `
  create or replace function app.note_read_change() returns trigger language plpgsql as $$
  declare noted text := 'mofu.changed_' || tg_argv[0];
  begin
    if coalesce(current_setting(noted, true), '') <> '' then return null; end if;
    if tg_op <> 'TRUNCATE' then
      if not exists (select from changed) then return null; end if;
    end if;
    insert into app.read_change (family) values (tg_argv[0]);
    perform set_config(noted, 'yes', true);
    return null;
  end $$`

const events = {
  insert: 'referencing new table as changed',
  update: 'referencing new table as changed',
  delete: 'referencing old table as changed',
  truncate: '',
} as const

/** Installs the triggers of every family, and removes those of tables that left one. */
export async function installReadVersions(client: pg.Client): Promise<void> {
  await client.query(noteChange)
  const { rows } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger where tgname like 'reads\\_%' and not tgisinternal`,
  )
  const present = new Map(rows.map((row) => [`${row.table} ${row.name}`, row]))
  for (const [family, tables] of Object.entries(readFamilies)) {
    await client.query('insert into app.read_version (family) values ($1) on conflict do nothing', [family])
    for (const table of tables) {
      for (const [on, referencing] of Object.entries(events)) {
        const name = `reads_${family}_${on}`
        if (present.delete(`app.${table} ${name}`)) continue
        await client.query(`
          create trigger ${name} after ${on} on app.${table} ${referencing}
          for each statement execute function app.note_read_change('${family}')`)
      }
    }
  }
  for (const { table, name } of present.values()) await client.query(`drop trigger ${name} on ${table}`)
}

/**
 * All versions, as one snapshot sees them. A server that crashed may have lost the last changes and count them again
 * with others, so its start belongs to the version.
 */
export const selectVersions = `
  select v.family, v.changes + coalesce(c.changes, 0) as changes,
    extract(epoch from pg_postmaster_start_time())::text as server
  from app.read_version v
  left join (select family, count(*) as changes from app.read_change group by family) c on c.family = v.family`

/** Moves the noted changes into the counters: no version changes by it, and there are fewer rows to count. */
export const foldChanges = `
  with folded as (delete from app.read_change returning family),
    counted as (select family, count(*) as changes from folded group by family)
  update app.read_version v set changes = v.changes + c.changes from counted c where c.family = v.family`
