import { noTradeOf } from '@mofu/domain/no-trade'
import type { NftDetail } from '@mofu/wire/market'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'

/** Owner, creator and date of a pet. A name that is free again is nobody's, although its token has an owner. */
export function PetPeople({ pet, now }: { pet: NftDetail; now: number }) {
  const t = useTranslations('market')
  return (
    <dl className="card divide-line grid grid-cols-1 divide-y-2 sm:grid-cols-3 sm:divide-x-2 sm:divide-y-0">
      {noTradeOf(pet, now) === 'free' ? null : (
        <Fact label={t('owner')}>
          <AddressLabel address={pet.owner} copyName={t('ownerAddress')} chainId={pet.chainId} />
          <Link
            to="/owner/$address"
            params={{ address: pet.owner }}
            className="text-coral-text text-sm whitespace-nowrap underline underline-offset-4"
          >
            {t('ownerPets')}
          </Link>
        </Fact>
      )}
      <Fact label={t('creator')}>
        <AddressLabel address={pet.creator} copyName={t('creatorAddress')} chainId={pet.chainId} />
      </Fact>
      <Fact label={t('minted')}>
        <TimeAgo at={pet.mintedAt} />
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 px-5 py-2 sm:block sm:py-3">
      <dt className="text-soft shrink-0 text-sm">{label}</dt>
      <dd className="flex min-h-8 flex-wrap items-center justify-end gap-x-2 font-semibold sm:justify-start">
        {children}
      </dd>
    </div>
  )
}
