import { DomainError } from '@mofu/domain/domain-error'

/** A page of a list that is sorted by where things happened in the chain, newest first. */
export type Page = { cursor: string | undefined; pageSize: number }

/** Asks for one more than the page, to know whether there is another. `orderOf` is what the next page goes on before. */
export async function pageBefore<Row>(
  { cursor, pageSize }: Page,
  read: (before: number | undefined, most: number) => Promise<Row[]>,
  orderOf: (row: Row) => number,
): Promise<{ list: Row[]; next: string | null }> {
  const found = await read(cursor === undefined ? undefined : readCursor(cursor), pageSize + 1)
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
