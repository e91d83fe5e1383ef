import type { Database } from '@mofu/db/connect'
import { isListed } from '@mofu/domain/collection-states'
import { DomainError } from '@mofu/domain/domain-error'
import { avatarNftId, isNameTextKey, type NameTextKey } from '@mofu/domain/name-records'
import { nameStateAt } from '@mofu/domain/name-state'

import { type EventRow, findName, findToken, listEvents, listTexts, type NameRow } from './store.ts'

const EVENTS_SHOWN = 20

type Avatar = { id: string; title: string; url: string | null }
type ShownName = {
  name: NameRow
  texts: { key: NameTextKey; value: string }[]
  avatar: Avatar | null
  events: EventRow[]
}

/** A name with its records at a time of the chain. An expired name has none. */
export async function showName(db: Database, { id, time }: { id: string; time: number }): Promise<ShownName> {
  const name = await findName(db, id)
  if (!name) throw new DomainError('names.not_found', { id })
  const [stored, events] = await Promise.all([listTexts(db, id), listEvents(db, id, EVENTS_SHOWN)])
  const isLive = nameStateAt(name.expiry, time) === 'live'
  const texts = isLive ? stored.flatMap(({ key, value }) => (isNameTextKey(key) ? [{ key, value }] : [])) : []
  const avatar = await avatarOf(
    db,
    name,
    texts.find(({ key }) => key === 'avatar'),
  )
  return { name, texts, avatar, events }
}

/** Anyone can write any token into a record: only one that the address holds, and that lists may show, is its avatar. */
async function avatarOf(
  db: Database,
  { addr, owner }: NameRow,
  text: { value: string } | undefined,
): Promise<Avatar | null> {
  const id = text && avatarNftId(text.value)
  const token = id === undefined ? undefined : await findToken(db, id)
  if (!token || token.owner !== (addr ?? owner) || !isListed(token.state)) return null
  return { id: token.id, title: token.title, url: token.url }
}
