import type { Language } from '@mofu/domain/languages'
import { type ScreenWords, screenNamespaces as en } from '@mofu/words/screens/en'
import { screenNamespaces as jp } from '@mofu/words/screens/jp'
import type { SameNamespaces } from '@mofu/words/screens/shape'
import { screenNamespaces as tc } from '@mofu/words/screens/tc'

/** A namespace: texts that are loaded together. */
export type Namespace = keyof ScreenWords

const loaders: Record<Language, SameNamespaces> = { en, tc, jp }

/** The texts around every screen, and of failing screens: loaded with the language. */
const frame: readonly Namespace[] = ['failure', 'menu', 'parts', 'shell', 'wallet']

/** A promise with React's `status` and `value` fields, so that `use` does not suspend on texts that are loaded. */
type Coming = Promise<unknown> & { status?: 'fulfilled'; value?: unknown }

const asked = new Map<string, Coming>()

/** Loads a namespace once; a failed load is repeated on the next call. */
export function loadNamespace(language: Language, namespace: Namespace): Promise<unknown> {
  const name = `${language}/${namespace}`
  const known = asked.get(name)
  if (known) return known
  const coming: Coming = loaders[language][namespace]()
  asked.set(name, coming)
  coming.then(
    (value) => Object.assign(coming, { status: 'fulfilled', value }),
    () => asked.delete(name),
  )
  return coming
}

/** Used by dialogs that may open on any screen. */
const later: readonly Namespace[] = ['accounts', 'trade', 'tx']

/** Loads the texts of dialogs ahead, once the first screen is shown. */
export function prefetchNamespaces(language: Language): void {
  for (const namespace of later) void loadNamespace(language, namespace).catch(() => undefined)
}

/** For a new language: the frame, and every namespace that was used in another language. */
export async function loadStartedNamespaces(language: Language): Promise<void> {
  const entered = [...asked.keys()].map((name) => name.slice(name.indexOf('/') + 1) as Namespace)
  await Promise.all(
    [...new Set([...frame, ...entered])].map((namespace) => loadNamespace(language, namespace)),
  )
}
