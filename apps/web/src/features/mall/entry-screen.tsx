import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AskToSignIn } from './components/ask-to-sign-in.tsx'
import { ShopForm } from './components/shop-form.tsx'
import { StaffInvitations } from './components/staff-invitations.tsx'
import { type OwnShop, ownShopsQuery } from './queries.ts'
import { useShopper } from './use-shopper.ts'

/** The entry for shop owners: an application and its status. */
export function EntryScreen() {
  const t = useTranslations('mall')
  const shopper = useShopper()
  return (
    <div className="page max-w-3xl! py-8 sm:py-12">
      <PageTitle text={`${t('entryTitle')} · Mofu`} />
      <header className="mb-6">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('entryTitle')}</h1>
        <p className="text-soft mt-2 text-lg">{t('entryIntro')}</p>
      </header>
      {shopper === undefined ? (
        <AskToSignIn text={t('entrySignIn')} />
      ) : (
        <Own key={shopper} shopper={shopper} />
      )}
    </div>
  )
}

function Own({ shopper }: { shopper: string }) {
  const t = useTranslations('mall')
  const shops = useQuery(ownShopsQuery(shopper))
  if (shops.isError) {
    return <FailureNote title={t('listError')} error={shops.error} onRetry={() => void shops.refetch()} />
  }
  if (!shops.data) return <Skeleton className="h-64 w-full rounded-[20px]" />
  return (
    <div className="grid gap-6">
      <StaffInvitations shopper={shopper} />
      {shops.data.length === 0 ? null : (
        <section aria-labelledby="own-shops" className="card p-5 sm:p-8">
          <h2 id="own-shops" className="mb-3 text-2xl">
            {t('ownShops')}
          </h2>
          <ul className="grid gap-3">
            {shops.data.map((one) => (
              <ShopRow key={one.id} shop={one} />
            ))}
          </ul>
        </section>
      )}
      <ShopForm />
    </div>
  )
}

const tones: Record<OwnShop['status'], BadgeTone> = {
  pending: 'honey',
  open: 'mint',
  rejected: 'berry',
  suspended: 'berry',
}

function ShopRow({ shop: { id, name, status, reviewReason } }: { shop: OwnShop }) {
  const t = useTranslations('mall')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {status === 'open' ? (
        <Link to="/mall/shop/$id" params={{ id: String(id) }} className="font-bold underline">
          {name}
        </Link>
      ) : (
        <span className="font-bold">{name}</span>
      )}
      {status === 'open' || status === 'suspended' ? (
        <Link
          to="/mall/merchant/$shopId"
          params={{ shopId: String(id) }}
          className={buttonStyle('plain', 'small')}
        >
          {t('manageShop', { name })}
        </Link>
      ) : null}
      <Badge tone={tones[status]}>{t(`shopStatus.${status}`)}</Badge>
      {reviewReason === null ? null : <span className="text-soft">{reviewReason}</span>}
    </li>
  )
}
