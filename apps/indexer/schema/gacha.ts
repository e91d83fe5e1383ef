import { index, onchainTable } from 'ponder'

/** What applies to all machines of a gacha contract. */
export const gacha = onchainTable(
  'gacha',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    isPaused: t.boolean().notNull(),
    feeRecipient: t.hex().notNull(),
    isCreationEnded: t.boolean().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_gacha_window').on(t.chainId, t.updatedBlock) }),
)

/** A machine, with the contract's own counters after its last event. */
export const machine = onchainTable(
  'machine',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    contract: t.hex().notNull(),
    number: t.integer().notNull(),
    coin: t.hex().notNull(),
    firstPrice: t.bigint().notNull(),
    step: t.bigint().notNull(),
    /** How many pets it was created with. */
    pets: t.integer().notNull(),
    baseUri: t.text().notNull(),
    name: t.text().notNull(),
    cover: t.text().notNull(),
    title: t.text().notNull(),
    introduction: t.text().notNull(),
    isOpen: t.boolean().notNull(),
    /** The price of the next pull. */
    price: t.bigint().notNull(),
    pulls: t.int8({ mode: 'number' }).notNull(),
    /** Pets in it, including those of pending pulls. */
    size: t.integer().notNull(),
    pending: t.integer().notNull(),
    /** Redeemed pets that return behind pending pulls. */
    returning: t.integer().notNull(),
    orders: t.int8({ mode: 'number' }).notNull(),
    settled: t.int8({ mode: 'number' }).notNull(),
    reserve: t.bigint().notNull(),
    /** What redeeming every pet in circulation would pay. */
    redeemable: t.bigint().notNull(),
    createdAt: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_machine_window').on(t.chainId, t.updatedBlock) }),
)

/** An order of one or more pulls: `pending`, then `revealed` or `refunded`. */
export const pull = onchainTable(
  'pull',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    machineId: t.text().notNull(),
    orderId: t.int8({ mode: 'number' }).notNull(),
    owner: t.hex().notNull(),
    size: t.integer().notNull(),
    firstPull: t.int8({ mode: 'number' }).notNull(),
    paid: t.bigint().notNull(),
    round: t.int8({ mode: 'number' }).notNull(),
    state: t.text().notNull(),
    paidOrder: t.int8({ mode: 'number' }).notNull(),
    paidAt: t.int8({ mode: 'number' }).notNull(),
    paidTx: t.hex().notNull(),
    settledAt: t.int8({ mode: 'number' }),
    settledTx: t.hex(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({
    window: index('chain_pull_window').on(t.chainId, t.updatedBlock),
    ofRound: index('chain_pull_round').on(t.chainId, t.round),
  }),
)

/** A pet that a pull revealed: each once, also when the same pet is redeemed and pulled again. */
export const reveal = onchainTable(
  'reveal',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    machineId: t.text().notNull(),
    pullId: t.text().notNull(),
    /** The pull within its order, from 0. */
    place: t.integer().notNull(),
    petId: t.text().notNull(),
    pet: t.integer().notNull(),
    owner: t.hex().notNull(),
    paid: t.bigint().notNull(),
    revealedOrder: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_reveal_window').on(t.chainId, t.updatedBlock) }),
)

/** A pet that was pulled at least once: `out`, `returning` behind pending pulls, or `in` its machine again. */
export const pet = onchainTable(
  'pet',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    machineId: t.text().notNull(),
    tokenId: t.bigint().notNull(),
    /** Its number in the machine, from 1. */
    pet: t.integer().notNull(),
    /** The zero address while it is not out. */
    holder: t.hex().notNull(),
    state: t.text().notNull(),
    /** Of its last pull. */
    pullId: t.text().notNull(),
    paid: t.bigint().notNull(),
    redeemValue: t.bigint().notNull(),
    pulledOrder: t.int8({ mode: 'number' }).notNull(),
    pulledAt: t.int8({ mode: 'number' }).notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_pet_window').on(t.chainId, t.updatedBlock) }),
)

/** A pet was redeemed. */
export const redemption = onchainTable(
  'redemption',
  (t) => ({
    id: t.text().primaryKey(),
    chainId: t.int8({ mode: 'number' }).notNull(),
    machineId: t.text().notNull(),
    petId: t.text().notNull(),
    pet: t.integer().notNull(),
    owner: t.hex().notNull(),
    receiver: t.hex().notNull(),
    amount: t.bigint().notNull(),
    fee: t.bigint().notNull(),
    redeemedOrder: t.int8({ mode: 'number' }).notNull(),
    at: t.int8({ mode: 'number' }).notNull(),
    txHash: t.hex().notNull(),
    updatedBlock: t.int8({ mode: 'number' }).notNull(),
  }),
  (t) => ({ window: index('chain_redemption_window').on(t.chainId, t.updatedBlock) }),
)
