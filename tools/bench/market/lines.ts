import {
  addressOf,
  askOf,
  BLOCKS,
  CHAIN_ID,
  collectionKey,
  collectionOf,
  mixed,
  momentOf,
  nftKey,
  NOW,
  OWN_COIN,
  ownerOf,
  type Scale,
  titleOf,
  traitsOf,
} from './shape.ts'

export type Lines = { columns: readonly string[]; rows: Iterable<string> }

const NONE = '\\N'
const MEDIA = 'http://127.0.0.1:3002'

/** One line of COPY's text format. None of our texts contains a tab, a backslash or a newline. */
function line(...fields: readonly (string | number | bigint)[]): string {
  return `${fields.join('\t')}\n`
}

export function collectionLines(scale: Scale): Lines {
  const counts = new Uint32Array(scale.collections)
  for (let index = 1; index <= scale.nfts; index++) {
    const place = collectionOf(index, scale)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return {
    columns: [
      'id',
      'chain_id',
      'contract',
      'name',
      'symbol',
      'owner',
      'creator',
      'is_open',
      'max_mint',
      'nft_count',
      'created_at',
      'updated_block',
      'state',
    ],
    rows: (function* () {
      for (let index = 0; index < scale.collections; index++) {
        const id = collectionKey(index)
        const maker = addressOf(2_000_000_000 + index)
        const name =
          index % 3 === 2 ? `${titleOf(index).split(' #')[0]} ${index}` : `Club of ${titleOf(index)}`
        const state = index % 50 === 49 ? 'hidden' : index % 4 === 0 ? 'verified' : 'unverified'
        yield line(
          id,
          CHAIN_ID,
          id.slice(id.indexOf('-') + 1),
          name,
          'BENCH',
          maker,
          maker,
          't',
          0,
          counts[index] ?? 0,
          NOW - 1_000_000,
          1,
          state,
        )
      }
    })(),
  }
}

export function nftLines(scale: Scale): Lines {
  return {
    columns: [
      'id',
      'chain_id',
      'collection_id',
      'contract',
      'token_id',
      'owner',
      'creator',
      'token_uri',
      'royalty',
      'mint_order',
      'minted_block',
      'minted_at',
      'updated_block',
      'metadata',
      'title',
      'description',
      'media_url',
      'traits',
      'ask_id',
      'price',
      'coin',
      'listed_at',
      'ask_start',
      'ask_end',
      'last_sale_id',
      'last_price',
      'last_coin',
      'last_sold_at',
    ],
    rows: (function* () {
      const sold = lastSales(scale)
      for (let index = 1; index <= scale.nfts; index++) {
        const collection = collectionKey(collectionOf(index, scale))
        const ask = askOf(index)
        const { block, at } = momentOf(index, scale.nfts)
        const pet = 1 + (index % 10_000)
        yield line(
          `${collection}-${index}`,
          CHAIN_ID,
          collection,
          collection.slice(collection.indexOf('-') + 1),
          index,
          ownerOf(index, scale),
          addressOf(2_000_000_000 + collectionOf(index, scale)),
          `${MEDIA}/works/${pet}.json`,
          500,
          index,
          block,
          at,
          BLOCKS - (mixed(index + 1) % BLOCKS),
          'ready',
          titleOf(index),
          'One of many.',
          `${MEDIA}/works/${pet}/768.webp`,
          JSON.stringify(traitsOf(index)),
          ...(ask
            ? [`${collection}-${index}-ask`, ask.price, ask.coin, ask.listedAt, 0, ask.end]
            : [NONE, NONE, NONE, NONE, NONE, NONE]),
          ...lastSaleOf(sold[index] ?? 0, scale),
        )
      }
    })(),
  }
}

const kinds = ['mint', 'list', 'sale', 'transfer', 'bid'] as const

function kindAt(row: number, { nfts }: Scale): (typeof kinds)[number] {
  return row < nfts ? 'mint' : (kinds[1 + (mixed(row + 2) % 4)] ?? 'transfer')
}

/** The token of a row: after the mints, any. */
function tokenAt(row: number, { nfts }: Scale): number {
  return row < nfts ? row + 1 : 1 + (mixed(row) % nfts)
}

function priceAt(row: number): bigint {
  return BigInt(1 + (mixed(row + 4) % 100_000)) * 10n ** 14n
}

function eventId(row: number, { activity }: Scale): string {
  return `${CHAIN_ID}-${momentOf(row, activity).block}-${row}`
}

/** The row of each token's last sale; 0 where there was none. */
function lastSales(scale: Scale): Uint32Array {
  const sold = new Uint32Array(scale.nfts + 1)
  for (let row = scale.nfts; row < scale.activity; row++) {
    if (kindAt(row, scale) === 'sale') sold[tokenAt(row, scale)] = row
  }
  return sold
}

function lastSaleOf(row: number, scale: Scale): (string | number | bigint)[] {
  if (row === 0) return [NONE, NONE, NONE, NONE]
  return [eventId(row, scale), priceAt(row), OWN_COIN, momentOf(row, scale.activity).at]
}

/** A mint for each token, then later events of some, in chronological order. */
export function activityLines(scale: Scale): Lines {
  const { activity } = scale
  return {
    columns: [
      'id',
      'chain_id',
      'nft_id',
      'collection_id',
      'kind',
      '"from"',
      '"to"',
      'price',
      'coin',
      'block',
      'at',
      'tx_hash',
      'log_index',
    ],
    rows: (function* () {
      for (let row = 0; row < activity; row++) {
        const index = tokenAt(row, scale)
        const kind = kindAt(row, scale)
        const { block, at, logIndex } = momentOf(row, activity)
        const id = nftKey(index, scale)
        const hash = `0x${row.toString(16).padStart(64, '0')}`
        const isPriced = kind === 'list' || kind === 'sale' || kind === 'bid'
        yield line(
          eventId(row, scale),
          CHAIN_ID,
          id,
          id.slice(0, id.lastIndexOf('-')),
          kind,
          kind === 'mint' ? OWN_COIN : ownerOf(row, scale),
          kind === 'list' || kind === 'bid' ? OWN_COIN : ownerOf(row + 1, scale),
          isPriced ? priceAt(row) : NONE,
          isPriced ? OWN_COIN : NONE,
          block,
          at,
          hash,
          logIndex,
        )
      }
    })(),
  }
}
