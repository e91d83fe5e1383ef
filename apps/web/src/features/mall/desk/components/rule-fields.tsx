import { X } from 'lucide-react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useCountryNames } from '../../use-country-names.ts'
import type { RuleDraft } from '../rule-draft.ts'
import { usePlaceName } from '../use-place-name.ts'

type RuleFieldsProps = {
  rule: RuleDraft
  /** Places that some rule has already. */
  taken: readonly string[]
  problem: string | undefined
  onChange: (more: Partial<RuleDraft>) => void
  onRemove?: () => void
}

/** What it costs to send to some places, and how long it takes. */
export function RuleFields({ rule, taken, problem, onChange, onRemove }: RuleFieldsProps) {
  const t = useTranslations('desk')
  const placeName = usePlaceName()
  const names = useCountryNames()
  const choices = [{ value: '*', label: t('everywhere') }, ...names].filter(
    ({ value }) => !taken.includes(value),
  )
  return (
    <fieldset className="border-line grid gap-3 rounded-2xl border-2 p-4">
      <legend className="sr-only">{rule.places.map(placeName).join(', ')}</legend>
      {problem === undefined ? null : <p className="text-berry-text font-semibold">{problem}</p>}
      <ul className="flex flex-wrap gap-2">
        {rule.places.map((place) => (
          <li key={place} className="bg-card flex items-center gap-1 rounded-full py-1 ps-3 pe-1">
            {placeName(place)}
            <IconButton
              size="small"
              label={t('removePlace', { place: placeName(place) })}
              onClick={() => onChange({ places: rule.places.filter((one) => one !== place) })}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <SelectField
        label={t('addPlace')}
        value=""
        emptyText={t('choosePlace')}
        choices={choices}
        onChoose={(place) => onChange({ places: [...rule.places, place] })}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <TextField
          label={t('firstFee')}
          inputMode="decimal"
          value={rule.firstFee}
          onText={(firstFee) => onChange({ firstFee })}
        />
        <TextField
          label={t('moreFee')}
          inputMode="decimal"
          value={rule.moreFee}
          onText={(moreFee) => onChange({ moreFee })}
        />
        <TextField
          label={t('leastDays')}
          inputMode="numeric"
          value={rule.leastDays}
          onText={(leastDays) => onChange({ leastDays })}
        />
        <TextField
          label={t('mostDays')}
          inputMode="numeric"
          value={rule.mostDays}
          onText={(mostDays) => onChange({ mostDays })}
        />
      </div>
      {onRemove ? (
        <Button size="small" look="quiet" onClick={onRemove}>
          {t('removeRule')}
        </Button>
      ) : null}
    </fieldset>
  )
}
