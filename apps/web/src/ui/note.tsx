import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type NoteProps = { tone: 'berry' | 'mint' | 'honey'; title?: string; children: ReactNode }

const tones = {
  berry: 'bg-berry-wash text-berry-text',
  mint: 'bg-mint-wash text-mint-text',
  honey: 'bg-honey-wash text-honey-text',
}

/** The result of an action, shown next to it. Errors are announced immediately. */
export function Note({ tone, title, children }: NoteProps) {
  return (
    <div
      role={tone === 'berry' ? 'alert' : 'status'}
      className={clsx('rounded-2xl p-4 font-semibold', tones[tone])}
    >
      {title === undefined ? null : <h3 className="text-base">{title}</h3>}
      {children}
    </div>
  )
}
