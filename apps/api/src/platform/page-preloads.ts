import type { Language } from '@mofu/domain/languages'

type Chunk = { file: string; imports?: readonly string[] }
export type BuildManifest = Readonly<Record<string, Chunk>>

/**
 * The files of the screen that an address leads to, so that the browser fetches them beside the frame instead of after it.
 * A screen whose route file is not called like its path simply comes later.
 */
export function pagePreloads(manifest: BuildManifest): (pathname: string) => string[] {
  const frame = new Set(reach(manifest, 'index.html'))
  const known = new Map<string, string[]>()
  return (pathname) => {
    const route = routeFile(pathname)
    const files = known.get(route) ?? reach(manifest, route).filter((file) => !frame.has(file))
    // Only files of the build are kept: strangers ask for any path at all.
    if (files.length > 0) known.set(route, files)
    return files.map((file) => `/${file}`)
  }
}

/** The files with the words around every screen, and with those of the rooms that a page enters, in a person's language. */
export function wordPreloads(
  manifest: BuildManifest,
): (language: Language, rooms: readonly string[]) => string[] {
  const keys = Object.keys(manifest)
  return (language, rooms) => {
    const names = [`_frame-${language}-`, ...rooms.map((room) => `/words/src/screens/${language}/${room}.ts`)]
    return names.flatMap((name) => {
      const key = keys.find((one) => one.startsWith(name) || one.endsWith(name))
      return key === undefined ? [] : `/${manifest[key]?.file}`
    })
  }
}

/** `/forgetPassword` is drawn by `forget-password.tsx`, `/` by `home.tsx`. */
function routeFile(pathname: string): string {
  const name = pathname.split('/')[1] || 'home'
  return `src/app/routes/${name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.tsx`
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
