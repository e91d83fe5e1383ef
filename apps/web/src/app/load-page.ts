import { storedLanguage } from '../i18n/language.ts'
import { loadNamespace, type Namespace } from '../i18n/namespaces.ts'
import { reloadOnce } from './reload-on-new-version.ts'

/** SPEC §9: a chunk that has not arrived by then counts as failed. */
const PAGE_MS = 120_000

/** A screen's code could not be loaded, not even after a reload. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/** Loads a screen's code and namespaces in parallel. If the code is missing or hangs, the page reloads once. */
export function loadPage<Page>(
  load: () => Promise<Page>,
  ...namespaces: readonly Namespace[]
): () => Promise<Page> {
  return async () => {
    // A failed namespace is requested again by the screen, which suspends until it is loaded.
    const words = namespaces.map((namespace) =>
      loadNamespace(storedLanguage(), namespace).catch(() => undefined),
    )
    const tooLate = Promise.withResolvers<never>()
    const timer = setTimeout(() => tooLate.reject(new Error(`no code after ${PAGE_MS} ms`)), PAGE_MS)
    try {
      const loaded = Promise.all([load(), ...words]).then(([page]): Page | undefined => page)
      const page = await Promise.race([loaded, tooLate.promise])
      // Undefined without an error: the page is reloading (reload-on-new-version.ts).
      return page ?? (await new Promise<never>(() => {}))
    } catch (cause) {
      if (reloadOnce()) return await new Promise<never>(() => {})
      throw new PageLoadError('a screen could not be loaded', { cause })
    } finally {
      clearTimeout(timer)
    }
  }
}
