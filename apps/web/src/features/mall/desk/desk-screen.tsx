import type { ShopDesk } from '@mofu/wire/mall/desk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Package, Store } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { FreightPanel } from './components/freight-panel.tsx'
import { GoodsPanel } from './components/goods-panel.tsx'
import { LowStockNote } from './components/low-stock-note.tsx'
import { PayoutPanel } from './components/payout-panel.tsx'
import { PeoplePanel } from './components/people-panel.tsx'
import { ProfilePanel } from './components/profile-panel.tsx'
import { deskQuery } from './queries.ts'

/** Where a shop is kept: its goods, how it sends, what it says, where it is paid, who works in it. */
export function DeskScreen({ shopId }: { shopId: number }) {
  const t = useTranslations('desk')
  const shopper = useShopper()
  if (shopper === undefined) return <AskToSignIn isPage text={t('signIn')} />
  return <Desk key={shopper} shopper={shopper} shopId={shopId} />
}

function Desk({ shopper, shopId }: { shopper: string; shopId: number }) {
  const t = useTranslations('desk')
  const desk = useQuery(deskQuery(shopper, shopId))
  if (desk.data) return <Shown shopper={shopper} desk={desk.data} />
  if (desk.isError) {
    return <FailureNote isPage title={t('failed')} error={desk.error} onRetry={() => void desk.refetch()} />
  }
  return <StateNote isPage scene="loading" title={t('loading')} />
}

function Shown({ shopper, desk }: { shopper: string; desk: ShopDesk }) {
  const t = useTranslations('desk')
  const { shopId, name, role, lowStock } = desk
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
        {lowStock.length === 0 ? null : <LowStockNote shopId={shopId} rows={lowStock} />}
        <GoodsPanel shopper={shopper} shopId={shopId} canList={desk.templates.length > 0} />
        <FreightPanel shopId={shopId} templates={desk.templates} />
        {role === 'owner' ? (
          <>
            <ProfilePanel desk={desk} />
            <PayoutPanel desk={desk} />
            <PeoplePanel desk={desk} />
          </>
        ) : null}
      </div>
    </div>
  )
}
