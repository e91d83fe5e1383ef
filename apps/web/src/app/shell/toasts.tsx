import { Toaster } from 'sonner'

import { useTheme } from '../../session/theme.ts'

export function Toasts() {
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
