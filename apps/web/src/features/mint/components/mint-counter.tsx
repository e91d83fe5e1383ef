import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { useChainClient } from '../../../session/use-chain-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { mintRoyalty } from '../actions/mint-pet.ts'
import type { MintPlace } from '../mint-place.ts'
import type { Offer } from '../offer.ts'
import { mintFeeQuery } from '../queries.ts'
import { useMintStep } from '../use-mint-step.ts'
import { MintButton } from './mint-button.tsx'
import { NetworkFee } from './network-fee.tsx'

type MintCounterProps = { place: MintPlace; offer: Offer; networkTitle: string }

/** The counter where one pays: what it costs, and the one button. */
export function MintCounter({ place, offer, networkTitle }: MintCounterProps) {
  const t = useTranslations('mint')
  const tFailure = useTranslations('failure')
  const format = useFormatter()
  const fee = useQuery(mintFeeQuery(useChainClient(place.chainId), place))
  const step = useMintStep({ place, offer, fee: fee.data })
  return (
    <section aria-labelledby="costs" className="card p-5 sm:p-6">
      <h2 id="costs" className="mb-2 text-2xl">
        {t('costs')}
      </h2>
      <dl className="divide-line mb-5 divide-y-2">
        <Cost label={t('fee')}>
          {fee.data ? (
            <AmountLabel {...fee.data} />
          ) : fee.isError ? (
            '—'
          ) : (
            <Skeleton className="h-5 w-24 rounded-lg" />
          )}
        </Cost>
        <Cost label={t('gas')}>
          {'plan' in step ? (
            <NetworkFee account={step.account} plan={step.plan} coin={place.coin} />
          ) : (
            <span className="font-text text-soft text-sm font-normal">{t('gasUnknown')}</span>
          )}
        </Cost>
        <Cost label={t('royalty')}>
          {format.number(mintRoyalty / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
        </Cost>
      </dl>
      {fee.isError && !fee.data ? (
        <div role="alert" className="bg-berry-wash text-berry-text mb-4 rounded-2xl p-4">
          <p className="font-semibold">{t('feeFailed', { network: networkTitle })}</p>
          <Button size="small" className="mt-3" onClick={() => void fee.refetch()}>
            {tFailure('retry')}
          </Button>
        </div>
      ) : null}
      <MintButton step={step} chainId={place.chainId} networkTitle={networkTitle} />
      <p className="text-soft mt-4 text-sm">{t('feeHint')}</p>
    </section>
  )
}

function Cost({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1">
      <dt className="text-soft">{label}</dt>
      <dd className="font-display text-lg font-extrabold">{children}</dd>
    </div>
  )
}
