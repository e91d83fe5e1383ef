import type { ReactNode } from 'react'

type RadioProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

export function Radio({ name, isChosen, onChoose, children }: RadioProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2 font-semibold">
      <input
        type="radio"
        name={name}
        className="accent-coral size-5"
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}
