import { clsx } from 'clsx'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import type { Days } from '../durations.ts'

type DurationChoiceProps = { choices: readonly Days[]; value: Days; onChoose: (days: Days) => void }

/** For how long an offer shall stand. */
export function DurationChoice({ choices, value, onChoose }: DurationChoiceProps) {
  const t = useTranslations('trade')
  return (
    <fieldset>
      <legend className="font-display mb-1 font-extrabold">{t('standsFor')}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((days) => (
          <label
            key={days}
            className={clsx(
              'has-focus-visible:outline-focus inline-flex min-h-10 cursor-pointer items-center rounded-full border-2 px-4 text-sm font-semibold has-focus-visible:outline-3',
              days === value ? 'border-coral bg-coral-wash' : 'border-line-strong hover:border-coral',
            )}
          >
            <input
              type="radio"
              name="days"
              className="sr-only"
              checked={days === value}
              onChange={() => onChoose(days)}
            />
            {t('days', { days })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
