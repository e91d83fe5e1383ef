import { useSyncExternalStore } from 'react'

import { createStore, useStore } from './store.ts'
import { keepChoice, readChoice } from './stored-choice.ts'

export type Theme = 'light' | 'dark'

const stored = readChoice('theme')
/** Undefined while the system decides. */
const chosen = createStore<Theme | undefined>(stored === 'light' || stored === 'dark' ? stored : undefined)

const systemDark = window.matchMedia('(prefers-color-scheme: dark)')

/** The server draws the first frame in the theme it was told; this device has the last word. */
export function applyTheme(): void {
  const theme = chosen.get()
  if (theme) document.documentElement.dataset['theme'] = theme
}

/** The button answers in the next frame, the colours of the whole page in the one after: they take long on a slow phone. */
export function chooseTheme(theme: Theme): void {
  keepChoice('theme', theme)
  chosen.set(theme)
  requestAnimationFrame(() => setTimeout(applyTheme))
}

/** The theme on screen: the person's choice, or else the system's. */
export function useTheme(): Theme {
  const isSystemDark = useSyncExternalStore(
    (listener) => {
      systemDark.addEventListener('change', listener)
      return () => systemDark.removeEventListener('change', listener)
    },
    () => systemDark.matches,
  )
  return useStore(chosen) ?? (isSystemDark ? 'dark' : 'light')
}
