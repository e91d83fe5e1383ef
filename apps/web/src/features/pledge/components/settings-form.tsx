import { pledgeParts } from '@mofu/domain/pledge-terms'
import type { PledgePool } from '@mofu/wire/pledge'
import { type FormEvent, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { setSettings } from '../actions/govern-pool.ts'
import type { PledgeCollection } from '../actions/pledge-call.ts'
import { rateText } from '../settings-texts.ts'
import { shareText } from '../share-text.ts'
import { useDuration } from '../use-duration.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { Facts } from './facts.tsx'
import { Shares } from './shares.tsx'

type SettingsFormProps = {
  of: PledgeCollection
  /** Its settings now; undefined for a new collection. */
  pool: PledgePool | undefined
  onCancel: () => void
}

/** The settings of a collection, and what they mean for a pledger. */
export function SettingsForm({ of, pool, onCancel }: SettingsFormProps) {
  const t = useTranslations('pledge')
  const start = useStartTx()
  const duration = useDuration()
  const { texts, set, settings, fault } = useSettingsForm(pool)
  const [wasTried, setTried] = useState(false)
  const isFixed = (pool?.held ?? 0) > 0
  const parts = pledgeParts(settings)
  const problem = (field: typeof fault) =>
    wasTried && field && fault === field ? t(`fault.${field}`) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault) return
    const rows = [
      { label: { key: 'pledge.redeemLimit' }, text: duration(settings.redeemLimit) },
      { label: { key: 'pledge.fee' }, text: `${rateText(settings.feePercent)}%` },
      { label: { key: 'pledge.sharesCount' }, text: shareText(settings.sharesCount) },
      { label: { key: 'pledge.discountTime' }, text: duration(settings.discountTime) },
      { label: { key: 'pledge.discountPercent' }, text: `${rateText(settings.discountPrecent)}%` },
    ] as const
    const opens = pool && !pool.isOpen ? t('plan.openText') : undefined
    start(setSettings(of, settings, rows, { applies: t('plan.settingsApplyText'), opens }))
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('formTitle', { name: of.name })} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('limitLabel')}
          hint={t('limitHint')}
          value={texts.limit}
          onText={set('limit')}
          inputMode="numeric"
          problem={problem('redeemLimit')}
        />
        <TextField
          label={t('feeLabel')}
          hint={t('feeHint')}
          value={texts.fee}
          onText={set('fee')}
          inputMode="decimal"
          problem={problem('fee')}
        />
        <TextField
          label={t('sharesLabel')}
          hint={isFixed ? t('sharesFixed') : undefined}
          value={texts.shares}
          onText={set('shares')}
          inputMode="decimal"
          disabled={isFixed}
          problem={problem('shares')}
        />
        <TextField
          label={t('discountTimeLabel')}
          hint={t('discountTimeHint')}
          value={texts.discountTime}
          onText={set('discountTime')}
          inputMode="numeric"
          problem={problem('discountTime')}
        />
        <TextField
          label={t('discountLabel')}
          hint={t('discountHint')}
          value={texts.discount}
          onText={set('discount')}
          inputMode="decimal"
          problem={problem('discount')}
        />
      </div>
      {fault ? null : (
        <section aria-label={t('preview')}>
          <h3 className="font-display mb-1 font-extrabold">{t('preview')}</h3>
          <Facts
            rows={[
              { label: t('previewGets'), value: <Shares amount={parts.amount} /> },
              { label: t('previewGives'), value: <Shares amount={settings.sharesCount} /> },
              { label: t('previewLater'), value: <Shares amount={settings.sharesCount - parts.discount} /> },
            ]}
          />
        </section>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="submit" className={buttonStyle('main')}>
          {t('save')}
        </button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </p>
    </form>
  )
}
