import { pledgeParts } from '@mofu/domain/pledge-terms'
import type { PledgePool } from '@mofu/wire/pledge'
import { useStore } from '@tanstack/react-form'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { type Problems, useAppForm } from '../../../parts/form/use-app-form.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { setSettings } from '../actions/govern-pool.ts'
import type { PledgeCollection } from '../actions/pledge-call.ts'
import {
  fieldOfFault,
  rateText,
  readSettings,
  type SettingsTexts,
  settingsTexts,
  usualTexts,
} from '../settings-texts.ts'
import { shareText } from '../share-text.ts'
import { useDuration } from '../use-duration.ts'
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
  const isFixed = (pool?.held ?? 0) > 0
  const form = useAppForm<SettingsTexts>({
    values: pool ? settingsTexts(pool) : usualTexts,
    check: (texts) => {
      const problems: Problems<SettingsTexts> = {}
      for (const fault of readSettings(texts, pool).faults)
        problems[fieldOfFault[fault]] = t(`fault.${fault}`)
      return problems
    },
    onSend: (texts) => {
      const { settings } = readSettings(texts, pool)
      const rows = [
        { label: { key: 'pledge.redeemLimit' }, text: duration(settings.redeemLimit) },
        { label: { key: 'pledge.fee' }, text: `${rateText(settings.feePercent)}%` },
        { label: { key: 'pledge.sharesCount' }, text: shareText(settings.sharesCount) },
        { label: { key: 'pledge.discountTime' }, text: duration(settings.discountTime) },
        { label: { key: 'pledge.discountPercent' }, text: `${rateText(settings.discountPrecent)}%` },
      ] as const
      const opens = pool && !pool.isOpen ? t('plan.openText') : undefined
      start(setSettings(of, settings, rows, { applies: t('plan.settingsApplyText'), opens }))
    },
  })
  const { settings, faults } = readSettings(
    useStore(form.store, ({ values }) => values),
    pool,
  )
  const parts = pledgeParts(settings)
  return (
    <form.AppForm>
      <form.Form label={t('formTitle', { name: of.name })}>
        <div className="grid gap-4 sm:grid-cols-2">
          <form.AppField name="limit">
            {(field) => (
              <field.Text isRequired label={t('limitLabel')} hint={t('limitHint')} inputMode="numeric" />
            )}
          </form.AppField>
          <form.AppField name="fee">
            {(field) => (
              <field.Text isRequired label={t('feeLabel')} hint={t('feeHint')} inputMode="decimal" />
            )}
          </form.AppField>
          <form.AppField name="shares">
            {(field) => (
              <field.Text
                isRequired
                label={t('sharesLabel')}
                hint={isFixed ? t('sharesFixed') : undefined}
                inputMode="decimal"
                disabled={isFixed}
              />
            )}
          </form.AppField>
          <form.AppField name="discountTime">
            {(field) => (
              <field.Text
                isRequired
                label={t('discountTimeLabel')}
                hint={t('discountTimeHint')}
                inputMode="numeric"
              />
            )}
          </form.AppField>
          <form.AppField name="discount">
            {(field) => (
              <field.Text
                isRequired
                label={t('discountLabel')}
                hint={t('discountHint')}
                inputMode="decimal"
              />
            )}
          </form.AppField>
        </div>
        {faults.length > 0 ? null : (
          <section aria-label={t('preview')}>
            <h3 className="font-display mb-1 font-extrabold">{t('preview')}</h3>
            <Facts
              rows={[
                { label: t('previewGets'), value: <Shares amount={parts.amount} /> },
                { label: t('previewGives'), value: <Shares amount={settings.sharesCount} /> },
                {
                  label: t('previewLater'),
                  value: <Shares amount={settings.sharesCount - parts.discount} />,
                },
              ]}
            />
          </section>
        )}
        <p className="flex flex-wrap gap-3">
          <form.Submit className="" workingText={t('save')}>
            {t('save')}
          </form.Submit>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </p>
      </form.Form>
    </form.AppForm>
  )
}
