import { pictureSources } from '@mofu/domain/picture-sources'
import type { CollectionDetail } from '@mofu/wire/collections'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { CollectionBadge } from '../../../parts/collection-badge.tsx'
import { Covers } from '../../../parts/collection-card.tsx'
import { ShareButton } from '../../../parts/share-button.tsx'
import { InfoBox } from '../../../ui/info-box.tsx'
import { ManageLink } from './manage-link.tsx'

/** A collection's pictures, name, creator and figures. */
export function CollectionHeader({ collection }: { collection: CollectionDetail }) {
  const t = useTranslations('collections')
  const tParts = useTranslations('parts')
  const format = useFormatter()
  const {
    id,
    name,
    state,
    creator,
    contract,
    chainId,
    nftCount,
    holderCount,
    createdAt,
    covers,
    market,
    page,
  } = collection
  const first = market.flatMap(({ floor, ...one }) => (floor === null ? [] : { ...one, floor }))[0]
  const listed = market.reduce((sum, one) => sum + one.listed, 0)
  return (
    <header>
      <div className="card bg-honey-wash overflow-hidden p-0">
        {page?.banner ? (
          <Banner url={page.banner} />
        ) : (
          <div className="max-h-60 overflow-hidden">
            <Covers covers={covers} className="grid-cols-4 rounded-none!" />
          </div>
        )}
      </div>
      <div className="relative flex flex-wrap items-start gap-x-6 px-4 sm:px-8">
        <Logo url={page?.logo ?? covers[0]} />
        <div className="min-w-0 grow basis-72 pt-4">
          <p className="flex flex-wrap items-center gap-2">
            <CollectionBadge state={state} />
            {state === 'verified' || state === 'unverified' ? (
              <InfoBox label={tParts('about', { what: t(state) })}>
                {t(state === 'verified' ? 'verifiedHint' : 'unverifiedHint')}
              </InfoBox>
            ) : null}
          </p>
          <h1 className="mt-1 text-3xl leading-tight sm:text-5xl">{name}</h1>
          <p className="text-soft mt-1 flex flex-wrap items-center gap-x-4">
            <span className="inline-flex items-center gap-1">
              {t('by')} <AddressLabel address={creator} />
            </span>
            <AddressLabel address={contract} copyName={t('contract')} chainId={chainId} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 pt-4">
          <ShareButton path={`/collection-list/${id}`} title={name} size="small" />
          <ManageLink collection={collection} />
        </div>
      </div>
      {page && (page.description !== '' || page.socialLink !== null) ? (
        <div className="mt-5 max-w-3xl px-4 sm:px-8">
          <p className="whitespace-pre-line">{page.description}</p>
          {page.socialLink === null ? null : (
            <a
              href={page.socialLink}
              rel="noopener noreferrer nofollow"
              target="_blank"
              className="text-coral-text mt-1 inline-block font-semibold break-all underline underline-offset-4"
            >
              {page.socialLink}
            </a>
          )}
        </div>
      ) : null}
      <dl
        aria-label={t('figures')}
        className="card mt-6 grid grid-cols-2 gap-px overflow-hidden sm:grid-cols-3 lg:grid-cols-6"
      >
        <Figure label={t('figureItems')}>{format.number(nftCount)}</Figure>
        <Figure label={t('figureHolders')}>{format.number(holderCount)}</Figure>
        <Figure label={t('figureFloor')}>
          {first === undefined ? (
            '—'
          ) : (
            <AmountLabel amount={BigInt(first.floor)} coin={first.symbol} decimals={first.decimals} />
          )}
        </Figure>
        <Figure label={t('figureVolume')} hint={t('volumeHint')}>
          {market.every(({ sales }) => sales === 0)
            ? '—'
            : market
                .filter(({ sales }) => sales > 0)
                .map(({ coin, symbol, decimals, volume }) => (
                  <AmountLabel
                    key={coin}
                    amount={BigInt(volume)}
                    coin={symbol}
                    decimals={decimals}
                    className="block"
                  />
                ))}
        </Figure>
        <Figure label={t('figureListed')}>
          {format.number(listed / Math.max(1, nftCount), { style: 'percent', maximumFractionDigits: 1 })}
        </Figure>
        <Figure label={t('created')}>
          {format.dateTime(new Date(createdAt * 1000), { dateStyle: 'medium' })}
        </Figure>
      </dl>
    </header>
  )
}

/** SPEC §9: 1430 × 370. */
function Banner({ url }: { url: string }) {
  return (
    <img
      {...pictureSources(url)}
      sizes="(width >= 80rem) 1216px, 100vw"
      alt=""
      width={1430}
      height={370}
      fetchPriority="high"
      className="bg-sunken aspect-[1430/370] w-full object-cover"
    />
  )
}

/** Overlaps the banner; the name beside it does not. */
function Logo({ url }: { url: string | undefined }) {
  const shape = 'border-card bg-sunken -mt-10 size-24 shrink-0 rounded-[24px] border-4 sm:-mt-14 sm:size-32'
  if (url === undefined) return <span aria-hidden="true" className={shape} />
  return (
    <img
      {...pictureSources(url)}
      sizes="128px"
      alt=""
      width={300}
      height={300}
      fetchPriority="high"
      className={`${shape} object-cover`}
    />
  )
}

function Figure({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  const t = useTranslations('parts')
  return (
    <div className="px-4 py-3">
      <dt className="text-soft flex min-h-6 items-center gap-1 text-sm">
        {label}
        {hint === undefined ? null : <InfoBox label={t('about', { what: label })}>{hint}</InfoBox>}
      </dt>
      <dd className="font-display text-lg font-extrabold break-keep tabular-nums sm:text-2xl lg:text-xl">
        {children}
      </dd>
    </div>
  )
}
