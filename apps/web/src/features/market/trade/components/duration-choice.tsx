import { useTranslations } from '../../../../i18n/use-translations.ts'
import { PillChoice } from '../../../../ui/pill-choice.tsx'
import type { Days } from '../durations.ts'

type DurationChoiceProps = { choices: readonly Days[]; value: Days; onChoose: (days: Days) => void }

/** How long a listing or a bid stays valid. */
export function DurationChoice({ choices, value, onChoose }: DurationChoiceProps) {
  const t = useTranslations('trade')
  return (
    <PillChoice
      legend={t('standsFor')}
      choices={choices.map((days) => ({ value: days, label: t('days', { days }) }))}
      value={value}
      onChoose={onChoose}
    />
  )
}
