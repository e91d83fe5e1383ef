import { dirname, join } from 'node:path'

/** The source of a file, or undefined when there is none. */
export type ReadSource = (file: string) => string | undefined

/** Loaded with the language, before any screen. */
const frame = new Set(['failure', 'menu', 'parts', 'shell', 'wallet'])

const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*?from '(\.[^']+)'/gm
const TEXTS = /useTranslations\('(\w+)'\)/g
const PAGE = /loadPage\(\s*\(\) => import\('([^']+)'\),?([^)]*)\)/g

/**
 * A screen that renders a text of a namespace that is not loaded yet is hidden until it is. So its route loads every
 * namespace that the screen and what it imports use. Code that is loaded later (`lazy`) has its own fallback.
 */
export function namespaceViolations(file: string, read: ReadSource): string[] {
  return [...(read(file) ?? '').matchAll(PAGE)].flatMap(([, page = '', list = '']) => {
    const loaded = new Set([...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))
    const used = namespacesUsed(join(dirname(file), page), read)
    const missing = [...used].filter((name) => !loaded.has(name) && !frame.has(name))
    const unused = [...loaded].filter((name) => !used.has(name))
    return [
      ...missing.map((name) => `${file}: ${page} uses '${name}', which loadPage does not load`),
      ...unused.map((name) => `${file}: loadPage loads '${name}', which ${page} does not use`),
    ]
  })
}

function namespacesUsed(page: string, read: ReadSource): ReadonlySet<string> {
  const used = new Set<string>()
  const files = new Set([page])
  for (const file of files) {
    const source = read(file) ?? ''
    for (const [, name = ''] of source.matchAll(TEXTS)) used.add(name)
    for (const [, path = ''] of source.matchAll(IMPORT)) files.add(join(dirname(file), path))
  }
  return used
}
