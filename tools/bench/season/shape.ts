import { logOrder } from '@mofu/domain/log-order'

import { addressOf, CHAIN_ID, collectionKey, DOLLAR, mixed, OWN_COIN } from '../market/shape.ts'

/** A season of ninety days: every row is derived from its number. */
export const USERS = 10_000
export const MARKET_SALES = 35_000
/** Of two tokens each. */
export const PURCHASES = 7_500
export const COLLECTIONS = 40
const DAY = 86_400
export const START = 1_774_224_000
export const DAYS = 90
export const LAST_BLOCK = 700_000
/** Blocks that a reorganization can still replace. */
export const FINAL_BLOCK = LAST_BLOCK - 7_000
/** The first users have sessions. */
export const SIGNED = 24

export type User = {
  id: string
  wallet: string
  inviter: number | undefined
  boundAt: number | undefined
  deletedAt: number | undefined
}

export function userOf(index: number): User {
  const hex = index.toString(16).padStart(12, '0')
  const isRoot = index < 12
  const roll = mixed(index + 31)
  return {
    id: `00000000-0000-7000-9000-${hex}`,
    wallet: addressOf(900_000 + index),
    // The earlier ones invite more.
    inviter: isRoot ? undefined : Math.floor((roll / 2 ** 32) ** 3 * index),
    boundAt: isRoot ? undefined : START - 20 * DAY + (mixed(index + 37) % (60 * DAY)),
    deletedAt:
      index >= SIGNED && index % 97 === 0 ? START + 60 * DAY + (mixed(index) % (20 * DAY)) : undefined,
  }
}

/** One in ten buyers is nobody's account. */
function buyerOf(seed: number): string {
  const roll = mixed(seed + 41)
  return roll % 10 === 0 ? addressOf(5_000_000 + (roll % 997)) : userOf(mixed(seed + 43) % USERS).wallet
}

const hex = (seed: number) =>
  `0x${[1, 2]
    .map((part) => addressOf(seed * 2 + part).slice(2))
    .join('')
    .slice(0, 64)}`
const blockAt = (share: number) => 1_000 + Math.floor(share * (LAST_BLOCK - 1_000))
export const timeOf = (block: number) => START + Math.floor((block / LAST_BLOCK) * DAYS * DAY)
export const contractOf = (index: number) => collectionKey(index).slice(String(CHAIN_ID).length + 1)

export type Purchase = ReturnType<typeof purchaseOf>

/** A purchase of two tokens in the sale of a collection. */
export function purchaseOf(index: number, round = 0) {
  const block = blockAt(index / PURCHASES)
  const logIndex = mixed(index + 3) % 90
  const collection = mixed(index + 5) % COLLECTIONS
  return {
    id: `${CHAIN_ID}-1-${index}`,
    chain_id: CHAIN_ID,
    collection: contractOf(collection),
    series: 1,
    seller: addressOf(7_000_000 + collection),
    buyer: buyerOf(index * 2 + round * 1_000_003),
    quantity: 2,
    coin: index % 5 === 0 ? DOLLAR : OWN_COIN,
    price: String(1n + BigInt(mixed(index + 7 + round)) * 10n ** 9n),
    sold_order: logOrder(block, logIndex),
    at: timeOf(block),
    tx_hash: hex(index + 10_000_000),
    updated_block: block,
  }
}

/** The tokens of a purchase, as its collection minted them. */
export function tokensOf(index: number) {
  const { collection, sold_order: order, at, updated_block: block } = purchaseOf(index)
  return [0, 1].map((place) => {
    const tokenId = index * 2 + place
    return {
      id: `${CHAIN_ID}-${collection}-${tokenId}`,
      chain_id: CHAIN_ID,
      collection,
      token_id: String(tokenId),
      owner: addressOf(6_000_000 + tokenId),
      creator: addressOf(7_000_000),
      token_uri: `https://season.example/${tokenId}`,
      royalty: 0,
      mint_order: order + 2 + place,
      minted_block: block,
      minted_at: at,
      updated_block: block,
      moved_order: 0,
      approved: `0x${'0'.repeat(40)}`,
    }
  })
}

export type Sale = ReturnType<typeof saleOf>

/** A sale of a token that was minted before; `round` other than 0 is the same place of the chain after a reorganization. */
export function saleOf(index: number, round = 0) {
  const block = blockAt((index + 0.5) / MARKET_SALES)
  const minted = Math.max(1, Math.floor((index / MARKET_SALES) * PURCHASES * 0.98))
  const token = tokensOf(mixed(index + 11) % minted)[index % 2]
  if (!token) throw new Error('every purchase has two tokens')
  return {
    id: `${CHAIN_ID}-2-${index}`,
    chain_id: CHAIN_ID,
    nft_id: token.id,
    collection: token.collection,
    token_id: token.token_id,
    kind: 'ask',
    seller: addressOf(8_000_000 + (index % 500)),
    buyer: buyerOf(index * 2 + 1 + round * 1_000_003),
    receiver: addressOf(9_000_000 + (index % 500)),
    coin: index % 4 === 0 ? DOLLAR : OWN_COIN,
    price: String(1n + BigInt(mixed(index + 13 + round)) * 10n ** 10n),
    fee: '0',
    creator: addressOf(7_000_000),
    royalty: '0',
    block,
    at: timeOf(block),
    tx_hash: hex(index),
    log_index: 100 + (mixed(index + 17) % 90),
  }
}
