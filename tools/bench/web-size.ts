import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { root } from '@mofu/testkit/paths'

import type { Figure } from './figure.ts'

const dist = join(root, 'apps/web/dist')
/** The route most users see first. */
const FIRST_ROUTE = 'src/app/routes/market/list.tsx'
/** What it loads: the texts around every screen and of this one, in the default language. */
const FIRST_WORDS = [/frame-en-[^/]*\.js$/, /words\/src\/screens\/en\/market\.ts$/]
const MOST_JS = 170_000
const MOST_CSS = 20_000

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** What a first visit to the list loads, gzipped: the entry, the route, the texts, and all their static imports. */
export function webSize(): Figure[] {
  const manifestFile = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('there is no build: run `pnpm build` first')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const wordKeys = FIRST_WORDS.map((name) => keys.find((key) => name.test(key)) ?? name.source)
  const chunks = reach(manifest, ['index.html', FIRST_ROUTE, ...wordKeys])
  const js = sum(chunks.map(({ file }) => file))
  const css = sum(chunks.flatMap(({ css: files = [] }) => files))
  return [
    figure('first-route JavaScript', js, MOST_JS),
    figure('first-route CSS', css, MOST_CSS),
    noInlineScript(),
  ]
}

function reach(manifest: Manifest, from: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>()
  const open = [...from]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    seen.set(key, chunk)
    open.push(...(chunk.imports ?? []))
  }
  return [...seen.values()]
}

function sum(files: readonly string[]): number {
  return [...new Set(files)].reduce(
    (total, file) => total + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  )
}

function figure(what: string, bytes: number, most: number): Figure {
  return {
    what,
    value: `${(bytes / 1000).toFixed(1)} kB gzip`,
    goal: `at most ${most / 1000} kB`,
    isReached: bytes <= most,
  }
}

/** The content security policy forbids inline scripts: a page with one would not start. */
function noInlineScript(): Figure {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)].length
  return { what: 'inline scripts', value: String(inline), goal: 'none', isReached: inline === 0 }
}
