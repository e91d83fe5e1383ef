import { useStore } from '@tanstack/react-form'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { shownZone } from '../../use-times.ts'
import type { QuizCoin, QuizFormApi } from '../quiz-values.ts'
import { Section } from './section.tsx'

/** Times, token and unit. */
export function StakeFields({ form, coins }: { form: QuizFormApi; coins: readonly QuizCoin[] }) {
  const t = useTranslations('predictionManagement')
  const zone = useStore(form.store, ({ values }) => values.timeZone)
  const zones = Intl.supportedValuesOf('timeZone')
  // The stored or the device's zone may go by a name that this browser does not list.
  const known = zone === '' || zones.includes(zone) ? zones : [zone, ...zones]
  return (
    <>
      <Section title={t('times')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <form.AppField name="closeBetsAt">
            {(field) => (
              <field.Text
                isRequired
                type="datetime-local"
                label={t('closeBetsAt')}
                hint={t('closeBetsHint', { zone: shownZone() })}
              />
            )}
          </form.AppField>
          <form.AppField name="drawAt">
            {(field) => (
              <field.Text
                isRequired
                type="datetime-local"
                label={t('drawAt')}
                hint={t('drawHint', { zone: shownZone() })}
              />
            )}
          </form.AppField>
        </div>
        <form.AppField name="timeZone">
          {(field) => (
            <field.Select
              isRequired
              label={t('timeZone')}
              hint={t('timeZoneHint')}
              choices={known.map((value) => ({ value, label: value }))}
            />
          )}
        </form.AppField>
      </Section>
      <Section title={t('stakes')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <form.AppField name="coin">
            {(field) => (
              <field.Select
                isRequired
                label={t('token')}
                choices={coins.map(({ coin, symbol }) => ({ value: coin, label: symbol }))}
              />
            )}
          </form.AppField>
          <form.AppField name="unitAmount">
            {(field) => (
              <field.Text
                isRequired
                label={t('unitAmount')}
                hint={t('unitHint')}
                inputMode="decimal"
                autoComplete="off"
              />
            )}
          </form.AppField>
        </div>
      </Section>
    </>
  )
}
