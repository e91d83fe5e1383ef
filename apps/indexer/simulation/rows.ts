import pg from 'pg'

/** Every table a reader can see, with the columns that depend on when it was written rather than on what. */
const tables = [
  { name: 'chain.approval', without: [] },
  { name: 'chain.ask', without: [] },
  { name: 'chain.bid', without: [] },
  { name: 'chain.collection', without: [] },
  { name: 'chain.credit', without: [] },
  { name: 'chain.nft', without: [] },
  { name: 'chain.offer_event', without: [] },
  { name: 'chain.sale', without: [] },
  { name: 'chain.sell_round', without: [] },
  { name: 'chain.payment', without: [] },
  { name: 'chain.payment_due', without: [] },
  { name: 'chain.payment_event', without: [] },
  { name: 'chain.transfer', without: [] },
  { name: 'chain.series', without: [] },
  { name: 'chain.mint_sale', without: [] },
  { name: 'chain.whitelist_item', without: [] },
  { name: 'chain.collection_right', without: [] },
  { name: 'app.approval', without: [] },
  { name: 'app.ask', without: [] },
  { name: 'app.bid', without: [] },
  { name: 'app.sale', without: [] },
  { name: 'app.collection', without: [] },
  { name: 'app.credit', without: [] },
  { name: 'app.nft', without: [] },
  { name: 'app.activity', without: [] },
  { name: 'app.series', without: [] },
  { name: 'app.mint_sale', without: [] },
  { name: 'app.whitelist_item', without: [] },
  { name: 'app.collection_right', without: [] },
  { name: 'app.projection', without: ['projected_at', 'deployment', 'finalized_block'] },
] as const

/** All rows of all tables, in a fixed order, ready to be compared. */
export async function readRows(databaseUrl: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const read: Record<string, unknown[]> = {}
    for (const { name, without } of tables) {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) - $1::text[] as row from ${name} t order by 1`,
        [without],
      )
      read[name] = rows.map(({ row }) => row)
    }
    return read
  } finally {
    await client.end()
  }
}

export async function countRows(databaseUrl: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`)
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}
