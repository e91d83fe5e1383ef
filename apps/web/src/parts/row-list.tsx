import { ArrowUp, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'

type RowListProps<Row> = {
  title: string
  text: string
  add: string
  rows: readonly Row[]
  most: number
  onRows: (rows: Row[]) => void
  /** The initial value of a new row. */
  fresh: () => Row
  children: (row: Row, change: (row: Row) => void) => ReactNode
}

/** Ordered rows: added, edited, moved up, removed. */
export function RowList<Row>({ title, text, add, rows, most, onRows, fresh, children }: RowListProps<Row>) {
  const t = useTranslations('accounts')
  const id = useId()
  const raise = (index: number) => {
    const [row] = rows.slice(index, index + 1)
    if (row !== undefined) onRows(rows.toSpliced(index, 1).toSpliced(index - 1, 0, row))
  }
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="text-soft mb-4">{text}</p>
      <ol className="grid gap-4">
        {rows.map((row, index) => (
          <li key={index}>
            <fieldset className="border-line grid gap-4 rounded-2xl border-2 p-4">
              <legend className="font-display px-2 font-extrabold">
                {t('editHome.place', { place: index + 1 })}
              </legend>
              {children(row, (changed) => onRows(rows.toSpliced(index, 1, changed)))}
              <div className="flex flex-wrap gap-2">
                <Button size="small" disabled={index === 0} onClick={() => raise(index)}>
                  <ArrowUp aria-hidden="true" className="size-4" />
                  {t('editHome.up')}
                </Button>
                <Button size="small" onClick={() => onRows(rows.toSpliced(index, 1))}>
                  <Trash2 aria-hidden="true" className="size-4" />
                  {t('editHome.remove')}
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        className={rows.length > 0 ? 'mt-4' : ''}
        disabled={rows.length >= most}
        onClick={() => onRows([...rows, fresh()])}
      >
        {add}
      </Button>
    </section>
  )
}
