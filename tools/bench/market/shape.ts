/** The generated market: every row is derived from its number, so that two loads are identical. */
export type Scale = { nfts: number; collections: number; activity: number }

export const CHAIN_ID = 31_337
export const OWN_COIN = `0x${'0'.repeat(40)}`
export const DOLLAR = `0x${'d'.repeat(40)}`
/** A day in the middle of 2026: the chain's time at the newest block. */
export const NOW = 1_782_000_000
export const BLOCKS = 10_000_000
const YEAR = 365 * 86_400

export function scaleOf(nfts: number): Scale {
  return { nfts, collections: Math.max(8, Math.min(2_000, Math.floor(nfts / 2_500))), activity: nfts * 4 }
}

export function databaseName({ nfts }: Scale): string {
  return `mofu_bench_${nfts}`
}

/** A deterministic pseudo-random number. */
export function mixed(seed: number): number {
  let x = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2_ae35)
  return (x ^ (x >>> 16)) >>> 0
}

const addresses = new Map<number, string>()

/** Cached: the same people and collections are used again and again. */
export function addressOf(seed: number): string {
  const known = addresses.get(seed)
  if (known !== undefined) return known
  const parts = [1, 2, 3, 4, 5].map((part) =>
    mixed(seed * 8 + part)
      .toString(16)
      .padStart(8, '0'),
  )
  const made = `0x${parts.join('')}`
  addresses.set(seed, made)
  return made
}

/** A tenth of all tokens is in the first collection, and so on: a few are large, most are small. */
export function collectionOf(index: number, { collections }: Scale): number {
  const roll = mixed(index) / 2 ** 32
  return Math.floor(roll * roll * collections)
}

export function collectionKey(collection: number): string {
  return `${CHAIN_ID}-${addressOf(1_000_000_000 + collection)}`
}

export function nftKey(index: number, scale: Scale): string {
  return `${collectionKey(collectionOf(index, scale))}-${index}`
}

export function ownerOf(index: number, { nfts }: Scale): string {
  return addressOf(mixed(index + 7) % Math.max(100, Math.floor(nfts / 10)))
}

const latin = ['Fluffy', 'Sleepy', 'Brave', 'Tiny', 'Golden', 'Misty', 'Velvet', 'Lucky']
const beasts = ['Otter', 'Fox', 'Cat', 'Hamster', 'Owl', 'Rabbit', 'Panda', 'Hedgehog']
const cjk = ['雲朵', '月夜', '星空', '櫻花', '抹茶', '小雪', '夕焼け', '朝霧']
const creatures = ['貓', '狐狸', '水獺', '倉鼠', 'うさぎ', 'ふくろう', 'パンダ', '狸']

/** Two of three are Latin. */
export function titleOf(index: number): string {
  const roll = mixed(index + 3)
  const [first, second] = roll % 3 === 2 ? [cjk, creatures] : [latin, beasts]
  return `${first[(roll >>> 4) % 8]} ${second[(roll >>> 8) % 8]} #${index}`
}

const traitTypes = ['species', 'coat', 'pattern', 'eyes', 'ears', 'accessory'] as const

export function traitsOf(index: number): { type: string; value: string; perTenThousand: null }[] {
  return traitTypes.map((type, place) => {
    const roll = mixed(index * 11 + place) / 2 ** 32
    return { type, value: `${type}-${Math.floor(roll * roll * 12)}`, perTenThousand: null }
  })
}

export type Ask = { price: bigint; coin: string; listedAt: number; end: number }

/** One in twelve is listed, a fifth of them for dollars; some have expired. */
export function askOf(index: number): Ask | undefined {
  const roll = mixed(index + 5)
  if (roll % 12 !== 0) return undefined
  const isDollar = roll % 60 === 0
  const unit = isDollar ? 10_000n : 10n ** 14n
  const listedAt = NOW - (mixed(index + 6) % (30 * 86_400))
  const isOver = roll % 240 === 12
  return {
    price: BigInt(1 + (mixed(index + 8) % 100_000)) * unit,
    coin: isDollar ? DOLLAR : OWN_COIN,
    listedAt,
    end: isOver ? NOW - 60 : NOW + YEAR,
  }
}

/** When an event happened: in the order of the rows, over one year. */
export function momentOf(row: number, rows: number): { block: number; at: number; logIndex: number } {
  const share = row / rows
  return { block: Math.floor(share * BLOCKS), at: Math.floor(NOW - YEAR + share * YEAR), logIndex: row % 500 }
}
