// Made by `pnpm gen` from the files of the domains. Do not edit.
/**
 * The tables of chain.*: facts on chain and nothing else, one file per domain. Each table has one text key that
 * includes the chain id, because composite keys make the engine's crash recovery many times slower.
 */
export * from './schema/auctions.ts'
export * from './schema/boxes.ts'
export * from './schema/collections.ts'
export * from './schema/collections/launchpad.ts'
export * from './schema/credits.ts'
export * from './schema/exchange.ts'
export * from './schema/gacha.ts'
export * from './schema/mall.ts'
export * from './schema/market.ts'
export * from './schema/names.ts'
export * from './schema/pledge.ts'
export * from './schema/predictions.ts'
export * from './schema/randomness.ts'
