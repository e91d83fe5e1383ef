import '@fontsource-variable/figtree'
import '@fontsource/nunito/800.css'
import './styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { appConfigQuery } from './api/app-config.ts'
import { Boot } from './app/boot.tsx'
import { followOldLinks } from './app/old-links.ts'
import { queryClient } from './app/query-client.ts'
import { reloadOnNewVersion } from './app/reload-on-new-version.ts'
import { router } from './app/router.ts'
import { switchLanguage, storedLanguage } from './i18n/language.ts'
import { prefetchNamespaces } from './i18n/namespaces.ts'
import { storeInviteCode } from './session/invite-code.ts'
import { sendPreferences } from './storage/preferences.ts'
import { applyTheme } from './storage/theme.ts'

/** How long the frame waits for the screen inside, so that both are painted at once. */
const SCREEN_MS = 1_000

/** After the first paint, and before most people have pressed anything. */
const TEXTS_MS = 300

/** By then the first screen is rendered on almost every phone. */
const PAWS_MS = 4_000

async function drawPawPrints(): Promise<void> {
  ;(await import('./app/paw-tile.ts')).drawPawTile()
}

async function start(place: HTMLElement): Promise<void> {
  // Requested while the texts are loading: the config, and the code of the screen at this address.
  const settled = queryClient.prefetchQuery(appConfigQuery)
  const arrived = Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, SCREEN_MS))])
  await Promise.all([settled, switchLanguage(storedLanguage()), arrived])
  // As a transition it renders in small slices, and taps in between are handled.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <Boot />
      </StrictMode>,
    ),
  )
  setTimeout(() => prefetchNamespaces(storedLanguage()), TEXTS_MS)
}

applyTheme()
sendPreferences()
reloadOnNewVersion()
followOldLinks()
storeInviteCode()
// The paw prints behind the page may come after everything else, or not at all.
window.addEventListener('load', () => setTimeout(() => void drawPawPrints().catch(() => undefined), PAWS_MS))
const place = document.getElementById('root')
const showStartFailure = () => document.getElementById('could-not-start')?.removeAttribute('hidden')
// In a task of its own: the modules have just been evaluated, and a tap in between should be handled.
if (place) setTimeout(() => void start(place).catch(showStartFailure))
