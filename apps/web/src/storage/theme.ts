import { useSyncExternalStore } from 'react'

import { savePreference, readPreference } from './preferences.ts'
import { createStore, useStore } from './store.ts'

export type Theme = 'light' | 'dark'

const stored = readPreference('theme')
/** Undefined while the system preference applies. */
const chosen = createStore<Theme | undefined>(stored === 'light' || stored === 'dark' ? stored : undefined)

const systemDark = window.matchMedia('(prefers-color-scheme: dark)')

/** The server renders the first frame with the theme from the cookie; the choice on this device overrides it. */
export function applyTheme(): void {
  const theme = chosen.get()
  if (theme) document.documentElement.dataset['theme'] = theme
}

/** The button reacts in the next frame, the page's colours in the one after: repainting takes long on a slow phone. */
export function chooseTheme(theme: Theme): void {
  savePreference('theme', theme)
  chosen.set(theme)
  requestAnimationFrame(() => setTimeout(applyTheme))
}

/** The theme on screen: the user's choice, or the system preference. */
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
