import { shortAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { exactAmount, roundAmount } from '../../../../parts/amount.ts'
import { DataTable } from '../../../../parts/data-table.tsx'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { moneyText } from '../../../../parts/money.ts'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type StatementRow, statementQuery } from '../queries.ts'
import { Panel } from './panel.tsx'

const parts = ['gross', 'refunds', 'fee', 'net'] as const
type Part = (typeof parts)[number]

/** The number of rows a phone shows at first. */
const FIRST_ROWS = 20

/** What a shop was credited: payments less refunds less the fee. */
export function StatementPanel({ shopper, shopId }: { shopper: string; shopId: number }) {
  const t = useTranslations('orders')
  const statement = useQuery(statementQuery(shopper, shopId))
  if (statement.isError) {
    return (
      <FailureNote
        title={t('shop.statement')}
        error={statement.error}
        onRetry={() => void statement.refetch()}
      />
    )
  }
  if (!statement.data) return <Skeleton className="h-40 rounded-[20px]" />
  const { list, payoutAddress } = statement.data
  return (
    <Panel title={t('shop.statement')}>
      <p className="text-soft break-words">{t('shop.statementText', { address: payoutAddress })}</p>
      <p className="mb-4">
        <Link to="/credits" className="underline">
          {t('shop.withdraw')}
        </Link>
      </p>
      {list.length === 0 ? (
        <p>{t('shop.statementEmpty')}</p>
      ) : (
        <>
          <div className="max-lg:hidden">
            <Table rows={list} />
          </div>
          <div className="lg:hidden">
            <Rows rows={list} />
          </div>
        </>
      )}
    </Panel>
  )
}

function Table({ rows }: { rows: readonly StatementRow[] }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  return (
    <DataTable
      label={t('shop.sales')}
      rows={rows}
      columns={[
        {
          key: 'at',
          title: t('shop.when'),
          text: ({ at }) => at,
          cell: ({ at }) => format.dateTime(new Date(at), { dateStyle: 'medium' }),
        },
        {
          key: 'number',
          title: t('field.number'),
          text: ({ orderNumber }) => orderNumber,
          cell: (row) => <OrderCell row={row} />,
        },
        ...parts.map((part) => ({
          key: part,
          title: t(`shop.${part}`),
          text: (row: StatementRow) => `${exactAmount(BigInt(row[part]), row.decimals)} ${row.symbol}`,
          cell: (row: StatementRow) => <Amount row={row} part={part} />,
          isNumber: true,
        })),
      ]}
      keyOf={({ orderId, txHash }) => `${orderId}-${txHash}`}
    />
  )
}

/** The same for phones, one sale below the other: nothing scrolls sideways. */
function Rows({ rows }: { rows: readonly StatementRow[] }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const [count, setCount] = useState(FIRST_ROWS)
  return (
    <>
      <ul className="divide-line divide-y-2">
        {rows.slice(0, count).map((row) => (
          <li key={`${row.orderId}-${row.txHash}`} className="grid gap-2 py-4">
            <p className="flex flex-wrap justify-between gap-x-4">
              <OrderCell row={row} />
              <span className="text-soft">{format.dateTime(new Date(row.at), { dateStyle: 'medium' })}</span>
            </p>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
              {parts.map((part) => (
                <div key={part} className={`contents ${part === 'net' ? 'font-semibold' : ''}`}>
                  <dt>{t(`shop.${part}`)}</dt>
                  <dd className="text-right">
                    <Amount row={row} part={part} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {rows.length > count ? (
        <p className="mt-3 text-center">
          <Button onClick={() => setCount(count + FIRST_ROWS)}>{t('shop.more')}</Button>
        </p>
      ) : null}
    </>
  )
}

function OrderCell({ row: { orderId, orderNumber, txHash } }: { row: StatementRow }) {
  return (
    <span>
      <Link to="/order-detail/$id" params={{ id: orderId }} className="underline">
        {orderNumber}
      </Link>
      <span className="text-soft block text-sm tabular-nums" title={txHash}>
        {shortAddress(txHash)}
      </span>
    </span>
  )
}

/** Rounded, with every digit in the tooltip, and its value in money at the time of payment. */
function Amount({ row, part }: { row: StatementRow; part: Part }) {
  const amount = BigInt(row[part])
  const isTaken = (part === 'refunds' || part === 'fee') && amount > 0n
  return (
    <span title={`${exactAmount(amount, row.decimals)} ${row.symbol}`} className="tabular-nums">
      {isTaken ? '−' : ''}
      {roundAmount(amount, row.decimals)}
      {'\u00A0'}
      {row.symbol}
      <span className="text-soft block text-sm">{moneyText(BigInt(row.money[part]), row.currency)}</span>
    </span>
  )
}
