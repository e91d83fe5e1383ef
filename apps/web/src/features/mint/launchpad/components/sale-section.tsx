import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useNetwork } from '../../../../session/app-config.ts'
import { useReachedBlock } from '../../../../session/reached-block.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { ChangedCollection } from '../../keeping/actions/change-collection.ts'
import { Section } from '../../keeping/components/section.tsx'
import { endSale } from '../actions/sell.ts'
import { launchpadQuery } from '../queries.ts'
import { PhasesForm } from './phases-form.tsx'
import { SaleForm } from './sale-form.tsx'

type SaleSectionProps = { changed: ChangedCollection; royalty: number }

/** The owner's side of a launchpad: begin a sale, change its terms, end it, and say when. */
export function SaleSection({ changed, royalty }: SaleSectionProps) {
  const t = useTranslations('launchpad')
  const start = useStartTx()
  const { chainId } = useNetwork()
  const block = useReachedBlock(chainId) ?? 0
  const { data } = useQuery({ ...launchpadQuery(changed.id, block), placeholderData: keepPreviousData })
  if (!data) return <Skeleton className="h-40 rounded-[28px]" />
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
        <Button
          className="justify-self-start"
          onClick={() => start(endSale(changed, { means: t('endGets') }))}
        >
          {t('end')}
        </Button>
      ) : null}
      <PhasesForm
        key={`${data.whitelistAt} ${data.publicAt}`}
        id={changed.id}
        whitelistAt={data.whitelistAt}
        publicAt={data.publicAt}
      />
    </Section>
  )
}
