import { pictureSizes } from '@mofu/domain/picture-sources'
import type { Pledge } from '@mofu/wire/pledge'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { MediaView } from '../../../parts/media-view.tsx'
import { petTitle } from '../../../parts/pet-title.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useTimeText } from '../use-time-text.ts'
import { Facts } from './facts.tsx'
import { PriceOverTime } from './price-over-time.tsx'
import { Shares } from './shares.tsx'

type PledgeCardProps = { pledge: Pledge; account: string | undefined; now: number; children?: ReactNode }

/** A pledge: who can redeem it from when, for how many shares, and how that changes. */
export function PledgeCard({ pledge, account, now, children }: PledgeCardProps) {
  const t = useTranslations('pledge')
  const isMine = pledge.from === account?.toLowerCase()
  const isRedeemed = pledge.status === 'redeemed'
  return (
    <article aria-label={petTitle(pledge)} className="card grid gap-4 p-3 sm:grid-cols-[12rem_1fr] sm:p-4">
      <MediaView nft={pledge} sizes={pictureSizes.card} />
      <div className="grid content-start gap-3">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl">
            <Link to="/detail/$id" params={{ id: pledge.nft }} className="underline-offset-4 hover:underline">
              {petTitle(pledge)}
            </Link>
          </h2>
          <StateBadge pledge={pledge} isMine={isMine} now={now} />
        </header>
        <p className="text-soft text-sm">{pledge.collectionName}</p>
        {isRedeemed ? (
          <RedeemedFacts pledge={pledge} />
        ) : (
          <HeldFacts pledge={pledge} isMine={isMine} now={now} />
        )}
        {isRedeemed || pledge.discount === '0' ? null : (
          <details>
            <summary className="cursor-pointer py-2 font-semibold">{t('showChart')}</summary>
            <PriceOverTime
              time={pledge.time}
              discountAt={pledge.discountAt}
              sharesCount={BigInt(pledge.sharesCount)}
              discount={BigInt(pledge.discount)}
            />
          </details>
        )}
        {children}
      </div>
    </article>
  )
}

function StateBadge({ pledge, isMine, now }: { pledge: Pledge; isMine: boolean; now: number }) {
  const t = useTranslations('pledge')
  if (pledge.status === 'redeemed') return <Badge>{t('badge.redeemed')}</Badge>
  if (now >= pledge.redeemTime) return <Badge tone="honey">{t('badge.anyone')}</Badge>
  return <Badge tone="mint">{t(isMine ? 'badge.mine' : 'badge.theirs')}</Badge>
}

function HeldFacts({ pledge, isMine, now }: { pledge: Pledge; isMine: boolean; now: number }) {
  const t = useTranslations('pledge')
  const time = useTimeText()
  const isCheaper = now >= pledge.discountAt
  const discounted = BigInt(pledge.sharesCount) - BigInt(pledge.discount)
  const discount =
    pledge.discount === '0'
      ? { label: t('discountPercent'), value: t('noDiscount') }
      : isCheaper
        ? { label: t('cheaperSince'), value: time(pledge.discountAt) }
        : {
            label: t('cheaperFrom', { date: time(pledge.discountAt) }),
            value: <Shares amount={discounted} />,
          }
  return (
    <Facts
      rows={[
        { label: t('price'), value: <Shares amount={BigInt(pledge.redeemPrice)} /> },
        {
          label: t('pledger'),
          value: isMine ? t('you') : <AddressLabel address={pledge.from} chainId={pledge.chainId} />,
        },
        { label: t('pledgedAt'), value: time(pledge.time) },
        { label: t('received'), value: <Shares amount={BigInt(pledge.amount)} /> },
        { label: t('feeAmount'), value: <Shares amount={BigInt(pledge.feeAmount)} /> },
        now >= pledge.redeemTime
          ? { label: t('anyoneSince'), value: time(pledge.redeemTime) }
          : { label: t(isMine ? 'onlyYou' : 'onlyPledger'), value: time(pledge.redeemTime) },
        discount,
      ]}
    />
  )
}

function RedeemedFacts({ pledge }: { pledge: Pledge }) {
  const t = useTranslations('pledge')
  const time = useTimeText()
  return (
    <Facts
      rows={[
        { label: t('pledgedAt'), value: time(pledge.time) },
        { label: t('redeemedOn'), value: time(pledge.redeemedAt ?? 0) },
        { label: t('redeemedFor'), value: <Shares amount={BigInt(pledge.redeemedShares ?? 0)} /> },
        {
          label: t('redeemedBy'),
          value: <AddressLabel address={pledge.redeemedBy ?? ''} chainId={pledge.chainId} />,
        },
      ]}
    />
  )
}
