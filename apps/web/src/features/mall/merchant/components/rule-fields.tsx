import { X } from 'lucide-react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { problemOf } from '../../../../parts/form/problem-of.ts'
import type { AppForm } from '../../../../parts/form/use-app-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { useCountryNames } from '../../use-country-names.ts'
import type { FreightDraft } from '../rule-draft.ts'
import { usePlaceName } from '../use-place-name.ts'

type RuleFieldsProps = {
  form: AppForm<FreightDraft>
  index: number
  /** Places that a rule already covers. */
  taken: readonly string[]
  onRemove?: () => void
}

/** The price and duration of shipping to some places. */
export function RuleFields({ form, index, taken, onRemove }: RuleFieldsProps) {
  const t = useTranslations('merchant')
  const placeName = usePlaceName()
  const names = useCountryNames()
  const choices = [{ value: '*', label: t('everywhere') }, ...names].filter(
    ({ value }) => !taken.includes(value),
  )
  return (
    <fieldset className="border-line grid gap-3 rounded-2xl border-2 p-4">
      <form.AppField name={`rules[${index}].places`}>
        {(field) => (
          <>
            <legend className="sr-only">{field.state.value.map(placeName).join(', ')}</legend>
            <ul className="flex flex-wrap gap-2">
              {field.state.value.map((place) => (
                <li key={place} className="bg-card flex items-center gap-1 rounded-full py-1 ps-3 pe-1">
                  {placeName(place)}
                  <IconButton
                    size="small"
                    label={t('removePlace', { place: placeName(place) })}
                    onClick={() => field.handleChange(field.state.value.filter((one) => one !== place))}
                  >
                    <X aria-hidden="true" className="size-4" />
                  </IconButton>
                </li>
              ))}
            </ul>
            <SelectField
              isRequired={field.state.value.length === 0}
              label={t('addPlace')}
              value=""
              emptyText={t('choosePlace')}
              choices={choices}
              problem={problemOf(field.state.meta)}
              onChoose={(place) => field.handleChange([...field.state.value, place])}
            />
          </>
        )}
      </form.AppField>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(['firstFee', 'moreFee', 'leastDays', 'mostDays'] as const).map((name) => (
          <form.AppField key={name} name={`rules[${index}].${name}`}>
            {(field) => (
              <field.Text
                isRequired
                label={t(name)}
                inputMode={name === 'firstFee' || name === 'moreFee' ? 'decimal' : 'numeric'}
              />
            )}
          </form.AppField>
        ))}
      </div>
      {onRemove ? (
        <Button size="small" look="quiet" onClick={onRemove}>
          {t('removeRule')}
        </Button>
      ) : null}
    </fieldset>
  )
}
