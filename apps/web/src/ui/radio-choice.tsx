import { Radio } from './radio.tsx'

type RadioChoiceProps<Value extends string> = {
  label: string
  name: string
  values: readonly Value[]
  chosen: Value
  onChoose: (value: Value) => void
  textOf: (value: Value) => string
}

/** A choice of a few options, all of them visible. */
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
