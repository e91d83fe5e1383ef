import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

import { IconButton } from './icon-button.tsx'

type CopyButtonProps = { text: string; label: string; doneLabel: string }

/** Copies a text to the clipboard and confirms it for two seconds. */
export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => setDone(false), 2_000)
    return () => clearTimeout(timer)
  }, [isDone])

  return (
    <>
      <IconButton
        label={label}
        size="small"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setDone(true),
            () => setDone(false),
          )
        }
      >
        {isDone ? (
          <Check aria-hidden="true" className="animate-pop text-mint-text size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
      </IconButton>
      <output className="sr-only">{isDone ? doneLabel : ''}</output>
    </>
  )
}
