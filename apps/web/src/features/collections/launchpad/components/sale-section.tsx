import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useNetwork } from '../../../../api/app-config.ts'
import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { FailureNote } from '../../../../parts/failure-note.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import type { ChangedCollection } from '../../management/actions/change-collection.ts'
import { Section } from '../../management/components/section.tsx'
import { endSale } from '../actions/sell.ts'
import { launchpadQuery, saleCoinQuery } from '../queries.ts'
import { ListedForm } from './listed-form.tsx'
import { PhasesForm } from './phases-form.tsx'
import { SaleForm } from './sale-form.tsx'

type SaleSectionProps = { changed: ChangedCollection; royalty: number }

/** The owner's controls of a launchpad: start a sale, change its terms, end it, and announce it. */
export function SaleSection({ changed, royalty }: SaleSectionProps) {
  const t = useTranslations('launchpad')
  const start = useStartTx()
  const { chainId, coin: native } = useNetwork()
  const block = useIndexedBlock(chainId) ?? 0
  const launchpad = useQuery({ ...launchpadQuery(changed.id, block), placeholderData: keepPreviousData })
  const { data } = launchpad
  const coin = useQuery({
    ...saleCoinQuery(useChainClient(chainId), chainId, data?.sale?.coin ?? '', native),
    enabled: data?.sale?.isOn === true,
  })
  if (!data) {
    return launchpad.isError ? (
      <FailureNote title={t('failed')} error={launchpad.error} onRetry={() => void launchpad.refetch()} />
    ) : (
      <Skeleton className="h-40 rounded-[28px]" />
    )
  }
  const { sale } = data
  const isOn = sale?.isOn === true
  return (
    <Section title={t('saleTitle')} text={t(isOn ? 'saleOn' : 'saleOff', { sold: sale?.sold ?? 0 })}>
      <SaleForm
        key={isOn ? 'change' : 'start'}
        changed={changed}
        royalty={royalty}
        sale={isOn ? sale : undefined}
      />
      {isOn ? (
        <>
          <Button
            className="justify-self-start"
            onClick={() => start(endSale(changed, { means: t('endGets') }))}
          >
            {t('end')}
          </Button>
          {coin.data ? (
            <ListedForm changed={changed} coin={coin.data} listedCount={sale.listedCount} />
          ) : null}
        </>
      ) : null}
      <PhasesForm id={changed.id} whitelistAt={data.whitelistAt} publicAt={data.publicAt} />
    </Section>
  )
}
