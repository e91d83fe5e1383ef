import { DomainError } from '@mofu/domain/domain-error'

/** A page of a list in chain order, newest first. */
export type Page = { cursor: string | undefined; pageSize: number }

/** Rows before a position, the newest ones. */
export type Slice = { before: number | undefined; most: number }

/**
 * Reads one more row than the page, to know whether there is another. `orderOf` is the position before which the next
 * page continues.
 */
export async function pageBefore<Row>(
  { cursor, pageSize }: Page,
  read: (slice: Slice) => Promise<Row[]>,
  orderOf: (row: Row) => number,
): Promise<{ list: Row[]; next: string | null }> {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const found = await read({ before, most: pageSize + 1 })
  const list = found.slice(0, pageSize)
  const last = list.at(-1)
  return { list, next: found.length > pageSize && last ? String(orderOf(last)) : null }
}

function readCursor(cursor: string): number {
  const order = Number(cursor)
  if (!/^\d{1,16}$/.test(cursor) || !Number.isSafeInteger(order))
    throw new DomainError('market.cursor_invalid', { cursor })
  return order
}
