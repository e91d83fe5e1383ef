import { Radio } from './radio.tsx'

type RadioChoiceProps<Value extends string> = {
  label: string
  name: string
  values: readonly Value[]
  chosen: Value
  onChoose: (value: Value) => void
  textOf: (value: Value) => string
}

/** One of a few, all of them in sight. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { label, name, values, chosen, onChoose, textOf } = props
  return (
    <fieldset>
      <legend className="font-display mb-1 font-extrabold">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {values.map((value) => (
          <Radio key={value} name={name} isChosen={value === chosen} onChoose={() => onChoose(value)}>
            {textOf(value)}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
