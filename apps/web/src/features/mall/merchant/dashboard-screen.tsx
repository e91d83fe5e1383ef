import type { MerchantDashboard } from '@mofu/wire/mall/merchant'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Package, Store } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { FilePanel } from './components/file-panel.tsx'
import { FreightPanel } from './components/freight-panel.tsx'
import { LowStockNote } from './components/low-stock-note.tsx'
import { PayoutPanel } from './components/payout-panel.tsx'
import { PeoplePanel } from './components/people-panel.tsx'
import { ProductsPanel } from './components/products-panel.tsx'
import { ProfilePanel } from './components/profile-panel.tsx'
import { dashboardQuery } from './queries.ts'

/** The merchant dashboard: products, shipping, profile, payout address, staff. */
export function DashboardScreen({ shopId }: { shopId: number }) {
  const t = useTranslations('merchant')
  const shopper = useShopper()
  if (shopper === undefined) return <AskToSignIn isPage text={t('signIn')} />
  return <Dashboard key={shopper} shopper={shopper} shopId={shopId} />
}

function Dashboard({ shopper, shopId }: { shopper: string; shopId: number }) {
  const t = useTranslations('merchant')
  const dashboard = useQuery(dashboardQuery(shopper, shopId))
  if (dashboard.data) return <Shown shopper={shopper} dashboard={dashboard.data} />
  if (dashboard.isError) {
    return (
      <FailureNote
        isPage
        title={t('failed')}
        error={dashboard.error}
        onRetry={() => void dashboard.refetch()}
      />
    )
  }
  return <StateNote isPage scene="loading" title={t('loading')} />
}

function Shown({ shopper, dashboard }: { shopper: string; dashboard: MerchantDashboard }) {
  const t = useTranslations('merchant')
  const { shopId, name, role, lowStock, suspendedFor } = dashboard
  return (
    <div className="page max-w-5xl! py-8 sm:py-12">
      <PageTitle text={`${name} · Mofu`} />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-4xl leading-tight sm:text-5xl">{name}</h1>
          <p className="text-soft mt-2 text-lg">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/mall/orders/$shopId"
            params={{ shopId: String(shopId) }}
            className={buttonStyle('plain', 'small')}
          >
            <Package aria-hidden="true" className="size-5" />
            {t('toOrders')}
          </Link>
          <Link to="/mall/shop/$id" params={{ id: String(shopId) }} className={buttonStyle('plain', 'small')}>
            <Store aria-hidden="true" className="size-5" />
            {t('toPage')}
          </Link>
        </div>
      </header>
      <div className="grid min-w-0 gap-6">
        {suspendedFor === null ? null : (
          <Note tone="berry">
            <strong className="block">{t('suspended')}</strong>
            {t('suspendedText', { reason: suspendedFor })}
          </Note>
        )}
        {lowStock.length === 0 ? null : <LowStockNote shopId={shopId} rows={lowStock} />}
        <ProductsPanel shopper={shopper} shopId={shopId} canList={dashboard.templates.length > 0} />
        <FilePanel shopId={shopId} />
        <FreightPanel shopId={shopId} templates={dashboard.templates} />
        {role === 'owner' ? (
          <>
            <ProfilePanel dashboard={dashboard} />
            <PayoutPanel dashboard={dashboard} />
            <PeoplePanel dashboard={dashboard} />
          </>
        ) : null}
      </div>
    </div>
  )
}
