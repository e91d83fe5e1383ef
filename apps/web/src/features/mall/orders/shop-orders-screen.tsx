import { orderStatus } from '@mofu/domain/mall/order-status'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { exactAmount } from '../../../parts/amount.ts'
import { DataTable } from '../../../parts/data-table.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { OrderRows } from './components/order-rows.tsx'
import { Panel } from './components/panel.tsx'
import { shopOrdersQuery, type StatementRow, statementQuery } from './queries.ts'

/** What a shop has to send, and what it was paid. */
export function ShopOrdersScreen({ shopId }: { shopId: number }) {
  const t = useTranslations('orders')
  const shopper = useShopper()
  return (
    <div className="page max-w-5xl! py-8 sm:py-12">
      <PageTitle text={`${t('shop.title')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('shop.title')}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{t('shop.text')}</p>
      {shopper === undefined ? (
        <AskToSignIn text={t('shop.signIn')} />
      ) : (
        <div key={shopper} className="grid min-w-0 gap-10">
          <Orders shopper={shopper} shopId={shopId} />
          <Statement shopper={shopper} shopId={shopId} />
        </div>
      )}
    </div>
  )
}

function Orders({ shopper, shopId }: { shopper: string; shopId: number }) {
  const [status, setStatus] = useState<number>(orderStatus.pendingDelivery)
  const [page, setPage] = useState(1)
  const query = useQuery(shopOrdersQuery(shopper, shopId, status, page))
  const choose = (next: number) => {
    setStatus(next)
    setPage(1)
  }
  return (
    <div>
      <OrderRows query={query} status={status} onStatus={choose} page={page} onPage={setPage} />
    </div>
  )
}

function Statement({ shopper, shopId }: { shopper: string; shopId: number }) {
  const t = useTranslations('orders')
  const format = useFormatter()
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
  const amount = (of: 'gross' | 'fee' | 'net') => (row: StatementRow) =>
    `${exactAmount(BigInt(row[of]), row.decimals)} ${row.symbol}`
  const columns = [
    {
      key: 'at',
      title: t('shop.when'),
      text: ({ at }: StatementRow) => at,
      cell: ({ at }: StatementRow) => format.dateTime(new Date(at), { dateStyle: 'medium' }),
    },
    { key: 'number', title: t('field.number'), text: ({ orderNumber }: StatementRow) => orderNumber ?? '' },
    { key: 'gross', title: t('shop.gross'), text: amount('gross'), isNumber: true },
    { key: 'fee', title: t('shop.fee'), text: amount('fee'), isNumber: true },
    { key: 'net', title: t('shop.net'), text: amount('net'), isNumber: true },
    { key: 'hash', title: t('money.hash'), text: ({ txHash }: StatementRow) => txHash },
  ]
  return (
    <Panel title={t('shop.statement')}>
      <p className="text-soft mb-4">{t('shop.statementText', { address: payoutAddress })}</p>
      {list.length === 0 ? (
        <p>{t('shop.statementEmpty')}</p>
      ) : (
        <DataTable
          label={t('shop.statement')}
          rows={list}
          columns={columns}
          keyOf={({ txHash, orderNumber }) => `${txHash}-${orderNumber}`}
        />
      )}
    </Panel>
  )
}
