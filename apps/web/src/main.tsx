import '@fontsource-variable/figtree'
import '@fontsource/nunito/800.css'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { Boot } from './app/boot.tsx'
import { followOldLinks } from './app/old-links.ts'
import { queryClient } from './app/query-client.ts'
import { reloadOnNewVersion } from './app/reload-on-new-version.ts'
import { router } from './app/router.ts'
import { speak, storedLanguage } from './i18n/language.ts'
import { appConfigQuery } from './session/app-config.ts'
import { noteInviteCode } from './session/invite-code.ts'

async function start(place: HTMLElement): Promise<void> {
  // Asked for while the words are on their way: the settings, and the code of the screen this address leads to.
  void queryClient.prefetchQuery(appConfigQuery)
  void router.load()
  await speak(storedLanguage())
  createRoot(place).render(
    <StrictMode>
      <Boot />
    </StrictMode>,
  )
}

reloadOnNewVersion()
followOldLinks()
noteInviteCode()
// The paw prints under the page may come after everything else, or not at all.
void import('./app/paw-tile.ts').then(({ layPawTile }) => layPawTile()).catch(() => undefined)
const place = document.getElementById('root')
if (place) start(place).catch(() => document.getElementById('could-not-start')?.removeAttribute('hidden'))
