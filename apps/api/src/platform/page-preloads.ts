import type { Language } from '@mofu/domain/languages'

type Chunk = { file: string; imports?: readonly string[] }
export type BuildManifest = Readonly<Record<string, Chunk>>

/** Which file renders which page, as the build of the web app reports it: `/mall/cart` → `src/app/routes/cart.tsx`. */
export type BuildRoutes = Readonly<Record<string, string>>

/** The files of an address's screen, so that the browser fetches them in parallel with the frame. */
export function pagePreloads(manifest: BuildManifest, routes: BuildRoutes): (pathname: string) => string[] {
  const frame = new Set(reach(manifest, 'index.html'))
  const table = Object.entries(routes)
    // `/mall/cart` before `/mall/$id`.
    .toSorted(([a], [b]) => a.split('$').length - b.split('$').length)
    .map(([path, file]) => ({
      pattern: patternOf(path),
      files: reach(manifest, file).filter((one) => !frame.has(one)),
    }))
  return (pathname) => {
    const found = table.find(({ pattern }) => pattern.test(pathname))
    return (found?.files ?? []).map((file) => `/${file}`)
  }
}

/** The files with the texts of every screen, and of the namespaces of a page, in a person's language. */
export function wordPreloads(
  manifest: BuildManifest,
): (language: Language, namespaces: readonly string[]) => string[] {
  const keys = Object.keys(manifest)
  return (language, namespaces) => {
    const names = [
      `_frame-${language}-`,
      ...namespaces.map((namespace) => `/words/src/screens/${language}/${namespace}.ts`),
    ]
    return names.flatMap((name) => {
      const key = keys.find((one) => one.startsWith(name) || one.endsWith(name))
      return key === undefined ? [] : `/${manifest[key]?.file}`
    })
  }
}

/** `$name` matches one segment of a path, `$` at its end the rest. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part === '$') return '.*'
    return part.startsWith('$') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}/?$`, 'i')
}

function reach(manifest: BuildManifest, from: string): string[] {
  const seen = new Set<string>()
  const open = [from]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key) || !Object.hasOwn(manifest, key)) continue
    seen.add(key)
    open.push(...(manifest[key]?.imports ?? []))
  }
  return [...seen].flatMap((key) => manifest[key]?.file ?? [])
}
