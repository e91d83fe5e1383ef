import { ArrowDown, ArrowUp, ArrowUpDown, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { downloadCsv } from './csv.ts'
import { Pager } from './pager.tsx'
import { StateNote } from './state-note.tsx'
import { nextSort, shownRows, type Sort, type TableColumn } from './table-rows.ts'

export type DataColumn<Row> = TableColumn<Row> & { cell?: (row: Row) => ReactNode }

type DataTableProps<Row> = {
  /** The table's caption; also the name of its CSV file. */
  label: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  keyOf: (row: Row) => string
  pageSize?: number
}

/** Rows that can be sorted, filtered, paged and downloaded as CSV: all of them, not only the page on screen. */
export function DataTable<Row>({ label, rows, columns, keyOf, pageSize = 20 }: DataTableProps<Row>) {
  const t = useTranslations('parts')
  const [filter, setFilter] = useState('')
  const [sort, setSort] = useState<Sort>()
  const [page, setPage] = useState(1)
  const shown = shownRows(rows, columns, { filter, sort })
  const pages = Math.max(1, Math.ceil(shown.length / pageSize))
  const now = Math.min(page, pages)
  const download = () =>
    downloadCsv(label, [
      columns.map(({ title }) => title),
      ...shown.map((row) => columns.map((column) => column.text(row))),
    ])

  if (rows.length === 0) return <StateNote scene="empty" title={t('noRows')} />
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <TextField
          label={t('filter')}
          value={filter}
          onText={(text) => {
            setFilter(text)
            setPage(1)
          }}
        />
        <p className="flex items-center gap-4">
          <output className="text-soft text-sm tabular-nums">{t('rows', { count: shown.length })}</output>
          <Button size="small" onClick={download} disabled={shown.length === 0}>
            <Download aria-hidden="true" className="size-4" />
            {t('csv')}
          </Button>
        </p>
      </div>
      {shown.length === 0 ? (
        <StateNote scene="empty" title={t('noMatch', { text: filter })}>
          <Button onClick={() => setFilter('')}>{t('clearFilter')}</Button>
        </StateNote>
      ) : (
        // A wide table scrolls inside of its card: the page itself never does.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a pointer it is scrolled with the arrow keys
        <section aria-label={label} tabIndex={0} className="card overflow-x-auto">
          <table className="w-full text-left">
            <caption className="sr-only">{label}</caption>
            <thead className="text-soft text-sm">
              <tr>
                {columns.map((column) => (
                  <Heading key={column.key} column={column} sort={sort} onSort={setSort} />
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.slice((now - 1) * pageSize, now * pageSize).map((row) => (
                <tr key={keyOf(row)} className="border-line border-t-2">
                  {columns.map(({ key, text, cell, isNumber }) => (
                    <td
                      key={key}
                      className={`px-4 py-3 whitespace-nowrap ${isNumber ? 'text-right tabular-nums' : ''}`}
                    >
                      {cell ? cell(row) : text(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className="mt-4">
        <Pager page={now} pages={pages} onPage={setPage} />
      </div>
    </div>
  )
}

type HeadingProps<Row> = {
  column: TableColumn<Row>
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
}

function Heading<Row>({ column: { key, title, isNumber }, sort, onSort }: HeadingProps<Row>) {
  const t = useTranslations('parts')
  const isMine = sort?.column === key
  const Icon = isMine ? (sort.isDown ? ArrowDown : ArrowUp) : ArrowUpDown
  const order = isMine ? (sort.isDown ? 'descending' : 'ascending') : 'none'
  return (
    <th scope="col" aria-sort={order} className={`px-2 py-1 ${isNumber ? 'text-right' : ''}`}>
      <button
        type="button"
        title={t('sortBy', { column: title })}
        className="hover:bg-sunken inline-flex min-h-10 items-center gap-1.5 rounded-full px-2 font-semibold whitespace-nowrap"
        onClick={() => onSort(nextSort(sort, key))}
      >
        {title}
        <Icon aria-hidden="true" className={`size-3.5 ${isMine ? 'text-coral-text' : ''}`} />
      </button>
    </th>
  )
}
