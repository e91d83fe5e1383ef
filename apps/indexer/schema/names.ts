import { index, onchainTable } from 'ponder'

/** The latest prices of a year, and whether registration is paused. */
export const nameSettings = onchainTable(
  'name_settings',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    isPaused: t.boolean().notNull(),
    feeRecipient: t.hex().notNull(),
    coin: t.hex().notNull(),
    three: t.bigint().notNull(),
    four: t.bigint().notNull(),
    longer: t.bigint().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_name_settings_window').on(t.chainId, t.updatedBlock) }),
)

/** A name that was registered, under the id of its token. Whether it is still somebody's follows from its expiry. */
export const name = onchainTable(
  'name',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    /** Without `.pet`. */
    label: t.text().notNull(),
    /** Names with the same one look alike. */
    skeleton: t.text().notNull(),
    owner: t.hex().notNull(),
    expiry: t.int8({ mode: 'number' }).notNull(),
    registeredAt: t.int8({ mode: 'number' }).notNull(),
    registeredOrder: t.int8({ mode: 'number' }).notNull(),
    /** The log position of its last registration or transfer: earlier records and primary names do not count. */
    movedOrder: t.int8({ mode: 'number' }).notNull(),
    /** The address record; null where the name resolves to its owner. */
    addr: t.hex(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_name_window').on(t.chainId, t.updatedBlock) }),
)

/** A text record, of the keys that are shown. It counts if it was set after the name's last transfer. */
export const nameText = onchainTable(
  'name_text',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    nameId: t.text().notNull(),
    key: t.text().notNull(),
    value: t.text().notNull(),
    setOrder: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_name_text_window').on(t.chainId, t.updatedBlock) }),
)

/** The primary name that an account chose. It counts while the name resolves to the account and has not been transferred. */
export const primaryName = onchainTable(
  'primary_name',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    account: t.hex().notNull(),
    /** Null if the account has none any more. */
    nameId: t.text(),
    setOrder: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_primary_name_window').on(t.chainId, t.updatedBlock) }),
)

/** A registration or a renewal, and what was paid for it. */
export const nameEvent = onchainTable(
  'name_event',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    nameId: t.text().notNull(),
    /** `register` or `renew`. */
    kind: t.text().notNull(),
    /** The new owner, or who paid for the renewal. */
    account: t.hex().notNull(),
    expiry: t.int8({ mode: 'number' }).notNull(),
    coin: t.hex().notNull(),
    price: t.bigint().notNull(),
    eventOrder: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_name_event_window').on(t.chainId, t.updatedBlock) }),
)
