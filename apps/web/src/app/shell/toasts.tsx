import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'

import { takeNotices, useWaitingNotices } from '../../parts/notices.ts'
import { useTheme } from '../../storage/theme.ts'

export function Toasts() {
  const waiting = useWaitingNotices()
  useEffect(() => {
    for (const { tone, title, text } of takeNotices()) {
      if (title === undefined) toast[tone](text)
      else toast[tone](title, { description: text })
    }
  }, [waiting])
  return (
    <Toaster
      theme={useTheme()}
      position="bottom-center"
      toastOptions={{
        style: {
          background: 'var(--card)',
          color: 'var(--ink)',
          border: '2px solid var(--line-strong)',
          borderRadius: '20px',
          fontFamily: 'var(--face-text)',
          fontSize: '1rem',
        },
      }}
    />
  )
}
