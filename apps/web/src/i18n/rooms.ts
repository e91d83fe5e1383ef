import type { Language } from '@mofu/domain/languages'
import { type ScreenWords, screenRooms as en } from '@mofu/words/screens/en'
import { screenRooms as jp } from '@mofu/words/screens/jp'
import type { SameRooms } from '@mofu/words/screens/shape'
import { screenRooms as tc } from '@mofu/words/screens/tc'

/** A part of the product whose words come together. */
export type Room = keyof ScreenWords

const loaders: Record<Language, SameRooms> = { en, tc, jp }

/** What stands around every screen, and what screens say when they break: never waited for twice. */
const frame: readonly Room[] = ['failure', 'menu', 'parts', 'shell', 'wallet']

/** A promise that tells React what it brought, so that words which are here are never waited for again. */
type Coming = Promise<unknown> & { status?: 'fulfilled'; value?: unknown }

const asked = new Map<string, Coming>()

/** Fetches the words of a room once; what failed is asked for again. */
export function loadRoom(language: Language, room: Room): Promise<unknown> {
  const name = `${language}/${room}`
  const known = asked.get(name)
  if (known) return known
  const coming: Coming = loaders[language][room]()
  asked.set(name, coming)
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => asked.delete(name),
  )
  return coming
}

/** In a new language: the frame, and every room that was entered in any other. */
export async function loadEnteredRooms(language: Language): Promise<void> {
  const entered = [...asked.keys()].map((name) => name.slice(name.indexOf('/') + 1) as Room)
  await Promise.all([...new Set([...frame, ...entered])].map((room) => loadRoom(language, room)))
}
