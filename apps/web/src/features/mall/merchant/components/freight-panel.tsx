import type { OwnTemplate } from '@mofu/wire/mall/merchant'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { moneyText } from '../../../../parts/money.ts'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../orders/components/panel.tsx'
import { usePlaceName } from '../use-place-name.ts'
import { FreightForm } from './freight-form.tsx'

/** The shop's shipping rules: the price by destination. */
export function FreightPanel({ shopId, templates }: { shopId: number; templates: readonly OwnTemplate[] }) {
  const t = useTranslations('merchant')
  const [open, setOpen] = useState<number | 'new'>()
  return (
    <Panel title={t('freight')}>
      <p className="text-soft mb-4">{t('freightText')}</p>
      <ul className="grid gap-4">
        {templates.map((template) => (
          <li key={template.id}>
            {open === template.id ? (
              <FreightForm shopId={shopId} known={template} onDone={() => setOpen(undefined)} />
            ) : (
              <Shown template={template} onChange={() => setOpen(template.id)} />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <FreightForm shopId={shopId} known={undefined} onDone={() => setOpen(undefined)} />
      ) : (
        <Button size="small" className="mt-4" onClick={() => setOpen('new')}>
          {t('newFreight')}
        </Button>
      )}
    </Panel>
  )
}

function Shown({ template, onChange }: { template: OwnTemplate; onChange: () => void }) {
  const t = useTranslations('merchant')
  const placeName = usePlaceName()
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0">
        <h3 className="text-lg">{template.name}</h3>
        <ul className="text-soft text-sm">
          {template.rules.map((rule) => (
            <li key={rule.places.join()}>
              {rule.places.map(placeName).join(', ')}: {moneyText(BigInt(rule.firstFee), 'USD')},{' '}
              {t('moreFor', { fee: moneyText(BigInt(rule.moreFee), 'USD') })},{' '}
              {t('days', { least: String(rule.leastDays), most: String(rule.mostDays) })}
            </li>
          ))}
          {template.freeFrom === null ? null : (
            <li>{t('freeFromShown', { amount: moneyText(BigInt(template.freeFrom), 'USD') })}</li>
          )}
        </ul>
      </div>
      <Button size="small" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  )
}
