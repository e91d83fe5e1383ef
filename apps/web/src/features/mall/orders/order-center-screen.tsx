import { allOrders } from '@mofu/domain/mall/order-status'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { OrderRows } from './components/order-rows.tsx'
import { ordersQuery, type OrderView } from './queries.ts'

/** All orders of the user. */
export function OrderCenterScreen() {
  const t = useTranslations('orders')
  const shopper = useShopper()
  return (
    <div className="page max-w-4xl! py-8 sm:py-12">
      <PageTitle text={`${t('center.title')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('center.title')}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{t('center.text')}</p>
      {shopper === undefined ? (
        <AskToSignIn text={t('signInText')} />
      ) : (
        <Orders key={shopper} shopper={shopper} />
      )}
    </div>
  )
}

function Orders({ shopper }: { shopper: string }) {
  const [view, setView] = useState<OrderView>({ status: allOrders, text: '', page: 1 })
  const query = useQuery(ordersQuery(shopper, view))
  return <OrderRows isBuyer query={query} view={view} onView={setView} />
}
