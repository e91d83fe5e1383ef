import pg from 'pg'

/** Every table a reader can see, without the columns that depend on when it was written. */
const tables = [
  { name: 'chain.approval', without: [] },
  { name: 'chain.ask', without: [] },
  { name: 'chain.bid', without: [] },
  { name: 'chain.collection', without: [] },
  { name: 'chain.credit', without: [] },
  { name: 'chain.nft', without: [] },
  { name: 'chain.collection_offer', without: [] },
  { name: 'chain.offer_event', without: [] },
  { name: 'chain.sale', without: [] },
  { name: 'chain.sell_round', without: [] },
  { name: 'chain.payment', without: [] },
  { name: 'chain.payment_due', without: [] },
  { name: 'chain.payment_event', without: [] },
  { name: 'chain.transfer', without: [] },
  { name: 'chain.series', without: [] },
  { name: 'chain.mint_sale', without: [] },
  { name: 'chain.mint_purchase', without: [] },
  { name: 'chain.whitelist_item', without: [] },
  { name: 'chain.collection_right', without: [] },
  { name: 'chain.gacha', without: [] },
  { name: 'chain.machine', without: [] },
  { name: 'chain.pull', without: [] },
  { name: 'chain.reveal', without: [] },
  { name: 'chain.pet', without: [] },
  { name: 'chain.redemption', without: [] },
  { name: 'chain.box_settings', without: [] },
  { name: 'chain.box_coin', without: [] },
  { name: 'chain.box', without: [] },
  { name: 'chain.prize', without: [] },
  { name: 'chain.draw', without: [] },
  { name: 'chain.box_whitelist_item', without: [] },
  { name: 'chain.box_collaborator', without: [] },
  { name: 'chain.box_event', without: [] },
  { name: 'chain.auction_settings', without: [] },
  { name: 'chain.auction_coin', without: [] },
  { name: 'chain.auction_collection', without: [] },
  { name: 'chain.lot', without: [] },
  { name: 'chain.lot_bid', without: [] },
  { name: 'chain.nft_lot', without: [] },
  { name: 'chain.prediction_settings', without: [] },
  { name: 'chain.prediction_coin', without: [] },
  { name: 'chain.prediction_role', without: [] },
  { name: 'chain.prediction_round', without: [] },
  { name: 'chain.prediction_bet', without: [] },
  { name: 'chain.prediction_event', without: [] },
  { name: 'chain.pledge_settings', without: [] },
  { name: 'chain.pledge_pool', without: [] },
  { name: 'chain.pledge', without: [] },
  { name: 'chain.nft_pledge', without: [] },
  { name: 'chain.share_transfer', without: [] },
  { name: 'chain.gbt_transfer', without: [] },
  { name: 'chain.round', without: [] },
  { name: 'chain.swap', without: [] },
  { name: 'chain.name_settings', without: [] },
  { name: 'chain.name', without: [] },
  { name: 'chain.name_text', without: [] },
  { name: 'chain.primary_name', without: [] },
  { name: 'chain.name_event', without: [] },
  { name: 'app.approval', without: [] },
  { name: 'app.ask', without: [] },
  { name: 'app.bid', without: [] },
  { name: 'app.collection_offer', without: [] },
  { name: 'app.sale', without: [] },
  { name: 'app.collection', without: [] },
  { name: 'app.credit', without: [] },
  { name: 'app.nft', without: [] },
  { name: 'app.activity', without: [] },
  { name: 'app.series', without: [] },
  { name: 'app.mint_sale', without: [] },
  { name: 'app.mint_purchase', without: [] },
  { name: 'app.whitelist_item', without: [] },
  { name: 'app.collection_right', without: [] },
  { name: 'app.gacha', without: [] },
  { name: 'app.machine', without: [] },
  { name: 'app.pull', without: [] },
  { name: 'app.reveal', without: [] },
  { name: 'app.pet', without: [] },
  { name: 'app.redemption', without: [] },
  { name: 'app.box_settings', without: [] },
  { name: 'app.box_coin', without: [] },
  { name: 'app.box', without: [] },
  { name: 'app.prize', without: [] },
  { name: 'app.draw', without: [] },
  { name: 'app.box_whitelist_item', without: [] },
  { name: 'app.box_collaborator', without: [] },
  { name: 'app.box_event', without: [] },
  { name: 'app.auction_settings', without: [] },
  { name: 'app.auction_coin', without: [] },
  { name: 'app.auction_collection', without: [] },
  { name: 'app.lot', without: [] },
  { name: 'app.lot_bid', without: [] },
  { name: 'app.prediction_settings', without: [] },
  { name: 'app.prediction_coin', without: [] },
  { name: 'app.prediction_role', without: [] },
  { name: 'app.prediction_round', without: [] },
  { name: 'app.prediction_bet', without: [] },
  { name: 'app.prediction_event', without: [] },
  { name: 'app.pledge_settings', without: [] },
  { name: 'app.pledge_pool', without: [] },
  { name: 'app.pledge', without: [] },
  { name: 'app.share_transfer', without: [] },
  { name: 'app.gbt_transfer', without: [] },
  { name: 'app.round', without: [] },
  { name: 'app.swap', without: [] },
  { name: 'app.name_settings', without: [] },
  { name: 'app.name', without: [] },
  { name: 'app.name_text', without: [] },
  { name: 'app.primary_name', without: [] },
  { name: 'app.name_event', without: [] },
  { name: 'app.machine_tier', without: [] },
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
