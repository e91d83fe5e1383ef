import { orderStatus } from '@mofu/domain/mall/order-status'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { OrderRows } from './components/order-rows.tsx'
import { StatementPanel } from './components/statement-panel.tsx'
import { shopOrdersQuery, type OrderView } from './queries.ts'

/** What a shop has to ship, and what it was paid. */
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
        <div key={shopper} className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <Orders shopper={shopper} shopId={shopId} />
          <StatementPanel shopper={shopper} shopId={shopId} />
        </div>
      )}
    </div>
  )
}

function Orders({ shopper, shopId }: { shopper: string; shopId: number }) {
  const [view, setView] = useState<OrderView>({ status: orderStatus.pendingDelivery, text: '', page: 1 })
  const query = useQuery(shopOrdersQuery(shopper, shopId, view))
  return (
    <div>
      <OrderRows query={query} view={view} onView={setView} />
    </div>
  )
}
