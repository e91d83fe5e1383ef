import type { PledgePool } from '@mofu/wire/pledge'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { claimFees, setOpen } from '../actions/govern-pool.ts'
import type { PledgePlace } from '../pledge-place.ts'
import { pledgeCollection } from '../pledge-token.ts'
import { rateText } from '../settings-texts.ts'
import { shareText } from '../share-text.ts'
import { useDuration } from '../use-duration.ts'
import { Facts } from './facts.tsx'
import { SettingsForm } from './settings-form.tsx'
import { Shares } from './shares.tsx'

type PoolCardProps = { place: PledgePlace; pool: PledgePool; isAdmin: boolean; isFeeRecipient: boolean }

/** The settings and the backing of a collection, and what its admins and the fee recipient can do. */
export function PoolCard({ place, pool, isAdmin, isFeeRecipient }: PoolCardProps) {
  const t = useTranslations('pledge')
  const start = useStartTx()
  const duration = useDuration()
  const [isEditing, setEditing] = useState(false)
  const of = pledgeCollection(place, pool)
  const { name } = of
  const toggle = () => start(setOpen(of, !pool.isOpen, t(pool.isOpen ? 'plan.closeText' : 'plan.openText')))
  const total = BigInt(pool.held) * BigInt(pool.sharesCount)
  return (
    <article aria-label={name} className="card grid content-start gap-4 p-4 sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{name}</h3>
        <Badge tone={pool.isOpen ? 'mint' : 'plain'}>{t(pool.isOpen ? 'open' : 'shut')}</Badge>
      </header>
      <Facts
        rows={[
          { label: t('redeemLimit'), value: duration(pool.redeemLimit) },
          { label: t('fee'), value: `${rateText(pool.feePercent)}%` },
          { label: t('sharesCount'), value: <Shares amount={BigInt(pool.sharesCount)} /> },
          { label: t('coin'), value: <AddressLabel address={pool.nftContract} chainId={place.chainId} /> },
          { label: t('discountTime'), value: duration(pool.discountTime) },
          { label: t('discountPercent'), value: `${rateText(pool.discountPrecent)}%` },
        ]}
      />
      <section aria-label={t('backing')}>
        <h4 className="font-display font-extrabold">{t('backing')}</h4>
        <p className="text-soft mb-1">{t('backingText', { held: pool.held, total: shareText(total) })}</p>
        <Facts
          rows={[
            { label: t('circulating'), value: <Shares amount={BigInt(pool.circulating)} /> },
            { label: t('unclaimed'), value: <Shares amount={BigInt(pool.fees)} /> },
            { label: t('reserved'), value: <Shares amount={BigInt(pool.reserved)} /> },
          ]}
        />
      </section>
      {isFeeRecipient && pool.fees !== '0' ? (
        <Button onClick={() => start(claimFees(of, BigInt(pool.fees)))}>{t('claim', { name })}</Button>
      ) : null}
      {isAdmin && !isEditing ? (
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => setEditing(true)}>{t('change', { name })}</Button>
          <Button onClick={toggle}>{t(pool.isOpen ? 'closePledging' : 'openPledging', { name })}</Button>
        </p>
      ) : null}
      {isAdmin && isEditing ? (
        <SettingsForm key={pool.version} of={of} pool={pool} onCancel={() => setEditing(false)} />
      ) : null}
    </article>
  )
}
