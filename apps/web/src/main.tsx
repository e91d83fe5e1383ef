import '@fontsource-variable/figtree'
import '@fontsource/nunito/800.css'
import './styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { Boot } from './app/boot.tsx'
import { followOldLinks } from './app/old-links.ts'
import { queryClient } from './app/query-client.ts'
import { reloadOnNewVersion } from './app/reload-on-new-version.ts'
import { router } from './app/router.ts'
import { speak, storedLanguage } from './i18n/language.ts'
import { appConfigQuery } from './session/app-config.ts'
import { noteInviteCode } from './session/invite-code.ts'
import { tellChoices } from './session/stored-choice.ts'
import { applyTheme } from './session/theme.ts'

/** For so long the frame waits for the screen in it, so that both are drawn at once. */
const SCREEN_MS = 1_000

/** By then the first screen stands on almost every phone. */
const PAWS_MS = 4_000

async function layPaws(): Promise<void> {
  ;(await import('./app/paw-tile.ts')).layPawTile()
}

async function start(place: HTMLElement): Promise<void> {
  // Asked for while the words are on their way: the settings, and the code of the screen this address leads to.
  const settled = queryClient.prefetchQuery(appConfigQuery)
  const arrived = Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, SCREEN_MS))])
  await Promise.all([settled, speak(storedLanguage()), arrived])
  // As a transition it is drawn in small pieces, and whoever taps in between is heard.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <Boot />
      </StrictMode>,
    ),
  )
}

applyTheme()
tellChoices()
reloadOnNewVersion()
followOldLinks()
noteInviteCode()
// The paw prints under the page may come after everything else, or not at all.
window.addEventListener('load', () => setTimeout(() => void layPaws().catch(() => undefined), PAWS_MS))
const place = document.getElementById('root')
const sayItFailed = () => document.getElementById('could-not-start')?.removeAttribute('hidden')
// In a turn of its own: the files were only just run, and a tap in between is to be heard.
if (place) setTimeout(() => void start(place).catch(sayItFailed))
