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

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  // Else every card would fade its border by itself, and the first frame would wait for all of them (styles/motion.css).
  dataset['still'] = ''
  dataset['theme'] = theme
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['still']))
  keepChoice('theme', theme)
  chosen.set(theme)
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
