import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type SelectFieldProps<Value extends string> = FieldFrameProps & {
  value: Value | ''
  choices: readonly { value: Value; label: string }[]
  /** Shown before anything is selected. */
  emptyText?: string
  autoComplete?: string
  disabled?: boolean
  onChoose: (value: Value) => void
}

/** A native select: it works best on phones. */
export function SelectField<Value extends string>({
  label,
  isLabelHidden = false,
  isRequired,
  value,
  choices,
  emptyText,
  problem,
  hint,
  onChoose,
  ...props
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      isRequired={isRequired}
      hint={hint}
      problem={problem}
    >
      {(field) => (
        <select
          {...field}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((one) => one.value === target.value)
            if (chosen) onChoose(chosen.value)
          }}
          {...props}
        >
          {emptyText === undefined ? null : (
            <option value="" disabled>
              {emptyText}
            </option>
          )}
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
