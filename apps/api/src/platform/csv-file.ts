import { createHash } from 'node:crypto'

import { csvRow } from '@mofu/domain/csv'

type Rows = readonly (readonly string[])[]

/** Tells spreadsheets that the file is UTF-8: without it Excel garbles Chinese and Japanese. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A CSV file, page by page. Its last line holds the number of rows and the SHA-256 of every byte before that line, so
 * that a file that was cut off or edited is recognised.
 */
export async function* csvFile(
  titles: readonly string[],
  pages: AsyncIterable<Rows>,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let count = 0
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  yield hashed(BYTE_ORDER_MARK + csvRow(titles))
  for await (const rows of pages) {
    count += rows.length
    yield hashed(rows.map((row) => csvRow(row)).join(''))
  }
  yield csvRow(['rows', String(count), 'sha256', hash.digest('hex')])
}
