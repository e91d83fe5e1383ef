import { useId } from 'react'

type PickListProps<Value extends string> = {
  label: string
  hint?: string | undefined
  value: Value
  options: readonly { value: Value; label: string }[]
  onPick: (value: Value) => void
}

/** One of several, in the browser's own list: every phone knows how to show it. */
export function PickList<Value extends string>({
  label,
  hint,
  value,
  options,
  onPick,
}: PickListProps<Value>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-display mb-1 block font-extrabold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => {
          const picked = options.find((option) => option.value === target.value)
          if (picked) onPick(picked.value)
        }}
        className="border-line-strong bg-paper text-ink focus-visible:border-focus min-h-12 w-full rounded-2xl border-2 px-4 py-2 outline-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint === undefined ? null : (
        <p id={`${id}-note`} className="text-soft mt-1 text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
