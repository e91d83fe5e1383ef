import { clsx } from 'clsx'
import { useId } from 'react'

type PillChoiceProps<Value extends string | number> = {
  legend: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A choice of a few options, all of them visible. */
export function PillChoice<Value extends string | number>({
  legend,
  choices,
  value,
  onChoose,
}: PillChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-display mb-1 font-extrabold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((each) => (
          <label
            key={each.value}
            className={clsx(
              'has-focus-visible:outline-focus inline-flex min-h-10 cursor-pointer items-center rounded-full border-2 px-4 text-sm font-semibold has-focus-visible:outline-3',
              each.value === value ? 'border-coral bg-coral-wash' : 'border-line-strong hover:border-coral',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={each.value === value}
              onChange={() => onChoose(each.value)}
            />
            {each.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
