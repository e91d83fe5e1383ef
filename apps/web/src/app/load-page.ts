import { storedLanguage } from '../i18n/language.ts'
import { loadRoom, type Room } from '../i18n/rooms.ts'
import { reloadOnce } from './reload-on-new-version.ts'

/** SPEC §9: a part of the program that has not come after this long does not come any more. */
const PAGE_MS = 120_000

/** A screen's code could not be fetched, also not after a reload. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/** Fetches a screen's code, and beside it the words it is known to need. What is gone or hangs is asked for once more by a reload, which brings the newest version. */
export function loadPage<Page>(load: () => Promise<Page>, ...rooms: readonly Room[]): () => Promise<Page> {
  return async () => {
    // One that fails is asked for again by the screen, which waits for every room it enters.
    const words = rooms.map((room) => loadRoom(storedLanguage(), room).catch(() => undefined))
    const tooLate = Promise.withResolvers<never>()
    const timer = setTimeout(() => tooLate.reject(new Error(`nothing came for ${PAGE_MS} ms`)), PAGE_MS)
    try {
      const loaded = Promise.all([load(), ...words]).then(([page]): Page | undefined => page)
      const page = await Promise.race([loaded, tooLate.promise])
      // Nothing, without a failure: the page is being loaded again (reload-on-new-version.ts).
      return page ?? (await new Promise<never>(() => {}))
    } catch (cause) {
      if (reloadOnce()) return await new Promise<never>(() => {})
      throw new PageLoadError('a screen could not be loaded', { cause })
    } finally {
      clearTimeout(timer)
    }
  }
}
