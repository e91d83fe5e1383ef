import type { NftDetail } from '@mofu/wire/market'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { InfoBox } from '../../../ui/info-box.tsx'

/** A token's on-chain facts. */
export function ChainFacts({ pet }: { pet: NftDetail }) {
  const t = useTranslations('market')
  const tParts = useTranslations('parts')
  const format = useFormatter()
  const network = useNetworkOf(pet.chainId)
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-3 text-2xl">
        {t('facts')}
      </h2>
      <dl className="card divide-line divide-y-2">
        <Fact label={t('tokenId')}>
          <span className="inline-flex items-center gap-1 break-all tabular-nums">
            {pet.tokenId}
            <CopyButton
              text={pet.tokenId}
              label={tParts('copy', { what: t('tokenIdCopy') })}
              doneLabel={tParts('copied')}
            />
          </span>
        </Fact>
        <Fact label={t('contract')}>
          <AddressLabel address={pet.contract} copyName={t('contractAddress')} chainId={pet.chainId} isFull />
        </Fact>
        <Fact label={t('network')}>{network?.title ?? pet.chainId}</Fact>
        <Fact label={t('royalty')} hint={t('royaltyHint')}>
          {format.number(pet.royalty / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  const t = useTranslations('parts')
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 px-5 py-2">
      <dt className="text-soft inline-flex items-center gap-1 text-sm">
        {label}
        {hint === undefined ? null : <InfoBox label={t('about', { what: label })}>{hint}</InfoBox>}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
