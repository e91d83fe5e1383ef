import type { Database } from '@mofu/db/connect'
import { nameStateAt, nameTimes } from '@mofu/domain/name-state'
import { parseNftId } from '@mofu/domain/nft-id'
import * as wire from '@mofu/wire/names'
import type { FastifyInstance } from 'fastify'

import type { NameCoin } from '../../platform/coin-names.ts'
import { mount } from '../../platform/mount.ts'
import type { ReadWatermark } from '../../platform/watermark.ts'
import { cachedIdentities } from './cached-identities.ts'
import { listAlike } from './list-alike.ts'
import { listIdentities } from './list-identities.ts'
import { listNames } from './list-names.ts'
import { listOwned } from './list-owned.ts'
import { showName } from './show-name.ts'
import { type EventRow, findSettings, type NamePlace, type NameRow } from './store.ts'

type Deps = { db: Database; nameCoin: NameCoin; readWatermark: ReadWatermark; defaultChainId: number }

export function namesRoutes(
  server: FastifyInstance,
  { db, nameCoin, readWatermark, defaultChainId }: Deps,
): void {
  const shown = (row: NameRow, time: number) => nameOf(row, time, nameCoin)

  mount(server, wire.names, 'anyone', async ({ query }) => {
    const { chainId = defaultChainId, filter, search, pageSize } = query
    const at = await readWatermark(chainId)
    const after = query.after === undefined ? undefined : placeIn(query.after)
    const page = await listNames(db, { chainId, time: at.blockTime, filter, search, after, pageSize })
    const list = page.list.map((row) => shown(row, at.blockTime))
    return { data: { list, next: page.next && `${page.next.at}-${page.next.order}` }, at }
  })

  mount(
    server,
    wire.namesAlike,
    'anyone',
    async ({ params: { label }, query: { chainId = defaultChainId } }) => {
      const at = await readWatermark(chainId)
      const list = await listAlike(db, { chainId, label, time: at.blockTime })
      return { data: { list: list.map((row) => shown(row, at.blockTime)) }, at }
    },
  )

  const identitiesAt = cachedIdentities((asked) => listIdentities(db, asked))
  mount(
    server,
    wire.identities,
    'anyone',
    async ({ body: { chainId = defaultChainId, addresses: accounts } }) => {
      const at = await readWatermark(chainId)
      return { data: { list: await identitiesAt(at, accounts) }, at }
    },
  )

  mount(server, wire.nameSettings, 'anyone', async ({ query: { chainId = defaultChainId } }) => {
    const at = await readWatermark(chainId)
    const found = await findSettings(db, chainId)
    if (!found) return { data: { settings: null }, at }
    const { isPaused, coin, three, four, longer } = found
    const prices = { three: String(three), four: String(four), longer: String(longer) }
    return { data: { settings: { isPaused, coin, ...nameCoin(chainId, coin), ...prices } }, at }
  })

  mount(server, wire.nameDetail, 'anyone', async ({ params: { id } }) => {
    const at = await readWatermark(parseNftId(id)?.chainId ?? defaultChainId)
    const { name, texts, avatar, events } = await showName(db, { id, time: at.blockTime })
    const data = {
      name: shown(name, at.blockTime),
      texts,
      avatar,
      events: events.map((event) => eventOf(event, nameCoin)),
    }
    return { data, at }
  })

  mount(server, wire.getMyFnsByAddress, 'anyone', async ({ query }) => {
    const { chainId = defaultChainId, contractAddress, userAddress, page, pageSite } = query
    const at = await readWatermark(chainId)
    const of = { chainId, contract: contractAddress, owner: userAddress, time: at.blockTime }
    const { list, total, hasMore } = await listOwned(db, { ...of, page, pageSize: pageSite })
    return { data: { list: list.map((row) => shown(row, at.blockTime)), total, hasMore }, at }
  })
}

function placeIn(cursor: string): NamePlace {
  const [at = '', order = ''] = cursor.split('-')
  return { at: Number(at), order: Number(order) }
}

function nameOf(row: NameRow, time: number, nameCoin: NameCoin): wire.Name {
  const { id, chainId, contract, owner, expiry, registeredAt } = row
  const state = nameStateAt(expiry, time)
  const isLive = state === 'live'
  return {
    id,
    chainId,
    contract,
    tokenId: String(row.tokenId),
    name: `${row.label}.pet`,
    owner,
    expiry,
    graceEnd: expiry + nameTimes.grace,
    state,
    registeredAt,
    address: isLive ? (row.addr ?? owner) : null,
    isPrimary: isLive && row.primaryOf !== null,
    ...askOf(row, time, nameCoin),
  }
}

function askOf({ chainId, ask }: NameRow, time: number, nameCoin: NameCoin) {
  const { price, coin, askStart, askEnd } = ask ?? {}
  const isListed = price !== null && coin !== null && (askStart ?? 0) <= time && time < (askEnd ?? 0)
  if (!isListed || price === undefined || coin === undefined)
    return { price: null, coin: null, symbol: null, decimals: null }
  return { price: String(price), coin, ...nameCoin(chainId, coin) }
}

function eventOf(row: EventRow, nameCoin: NameCoin): wire.NameEvent {
  const { id, kind, account, expiry, coin, price, at, txHash } = row
  return { id, kind, account, expiry, coin, ...nameCoin(row.chainId, coin), price: String(price), at, txHash }
}
