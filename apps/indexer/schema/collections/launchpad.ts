import { index, onchainTable } from 'ponder'

/** Many tokens that share a folder of metadata. `minted` is the last serial number so far. */
export const series = onchainTable(
  'series',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    collection: t.hex().notNull(),
    series: t.integer().notNull(),
    creator: t.hex().notNull(),
    baseUri: t.text().notNull(),
    royalty: t.integer().notNull(),
    minted: t.integer().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_series_window').on(t.chainId, t.updatedBlock) }),
)

/** A sale of a series by its collection. Of a collection's sales, only the one with the highest series can be active. */
export const mintSale = onchainTable(
  'mint_sale',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    collection: t.hex().notNull(),
    series: t.integer().notNull(),
    coin: t.hex().notNull(),
    price: t.bigint().notNull(),
    limit: t.int8({ mode: 'number' }).notNull(),
    allOpen: t.boolean().notNull(),
    merkleRoot: t.hex().notNull(),
    treeUri: t.text().notNull(),
    isOn: t.boolean().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_mint_sale_window').on(t.chainId, t.updatedBlock) }),
)

/**
 * A purchase in a sale. `SeriesMinted` and the transfer of each token follow its event, so the tokens' orders are the
 * next ones but one.
 */
export const mintPurchase = onchainTable(
  'mint_purchase',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    collection: t.hex().notNull(),
    series: t.integer().notNull(),
    seller: t.hex().notNull(),
    buyer: t.hex().notNull(),
    quantity: t.integer().notNull(),
    coin: t.hex().notNull(),
    price: t.bigint().notNull(),
    soldOrder: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_mint_purchase_window').on(t.chainId, t.updatedBlock) }),
)

/** A wallet in a sale: its individual listing (limit 0: none), and what it has bought in any way. */
export const whitelistItem = onchainTable(
  'whitelist_item',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    saleId: t.text().notNull(),
    addr: t.hex().notNull(),
    price: t.bigint().notNull(),
    limit: t.int8({ mode: 'number' }).notNull(),
    usedCount: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_whitelist_item_window').on(t.chainId, t.updatedBlock) }),
)
