type Canary = { name: string; file?: string; source: string; isViolation: boolean }

/** Small programs with the verdict that the check must give. */
export const transactionCanaries: readonly Canary[] = [
  {
    name: 'the pool inside the callback',
    source: `db.transaction(async (tx) => { await tx.insert(a); await db.select().from(b) })`,
    isViolation: true,
  },
  {
    name: 'the pool handed on inside the callback',
    source: `db.transaction(async (tx) => { await lockOrder(tx, id); await roleIn(db, shopId) })`,
    isViolation: true,
  },
  {
    name: 'the driver behind the pool',
    source: `db.transaction(async (tx) => { await tx.insert(a); await db.$client.query(text) })`,
    isViolation: true,
  },
  {
    name: 'a function that holds a pool of its own',
    source: `db.transaction(async (tx) => { const order = await lockOrder(tx, id); await freightTo(order, addressId) })`,
    isViolation: true,
  },
  {
    name: 'a store made outside of the transaction',
    source: `asOwner(id, async (tx) => { await tx.delete(a); await store.cart(id) })`,
    isViolation: true,
  },
  {
    name: 'a helper that takes the transaction and asks the pool',
    source: `async function move(t: Transaction) { await pool.query('select 1') }`,
    isViolation: true,
  },
  {
    name: 'a callback inside the callback',
    source: `db.transaction(async (tx) => { await Promise.all(ids.map((id) => find(id))) })`,
    isViolation: true,
  },
  {
    name: 'the transaction, what is made from it, and a savepoint',
    source: `db.transaction(async (tx) => {
      const store = claimStore(tx)
      const claim = await store.find(id)
      await tx.transaction(async (part) => { await part.insert(a).values({ db: claim.db }) })
      for (const one of claim.list) await notify(tx, one)
    })`,
    isViolation: false,
  },
  {
    name: 'a handle that may be either',
    source: `async function roleIn(db: Database | Transaction) { return await db.select() }`,
    isViolation: false,
  },
  {
    name: 'the pool outside of a transaction',
    source: `async function list(db: Database) { await db.select(); await fetch(url) }`,
    isViolation: false,
  },
  {
    name: 'a store that opens a transaction',
    file: 'apps/api/src/modules/market/list/store.ts',
    source: `export const add = (db: Database) => db.transaction(async (tx) => { await tx.insert(a) })`,
    isViolation: true,
  },
  {
    name: 'a projection that opens a transaction',
    file: 'apps/api/src/modules/credits/projection.ts',
    source: `export async function project(tx: Transaction) { await tx.transaction((part) => part.insert(a)) }`,
    isViolation: true,
  },
  {
    name: 'a use case that opens a transaction',
    file: 'apps/api/src/modules/market/list/add-nft.ts',
    source: `export const add = (db: Database) => db.transaction(async (tx) => { await insertNft(tx) })`,
    isViolation: false,
  },
]

type Suppression = { file: string; code: string; reason: string }

/** Lines that intentionally wait for something else. */
export const transactionSuppressions: readonly Suppression[] = [
  {
    file: 'apps/api/src/modules/mall/payments/operations/as-only-operator.ts',
    code: 'await work(indexed.finalizedBlock)',
    reason:
      'holds the advisory lock of the operator: one for each chain, and the pool of the worker has room for them',
  },
]
