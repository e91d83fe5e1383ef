import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'

import { compiledWords } from './compiled-words.ts'
import { readRouteTable } from './route-table.ts'

const webPort = Number(process.env['WEB_PORT'] ?? 5173)
const api = { target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}` }

/**
 * The first paint waits for the styles only: they are requested before any script, and scripts get a lower priority
 * than styles and the first images.
 */
const firstFrame: Plugin = {
  name: 'first-frame',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => {
      const styles = page.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
      const script = /(?=^ *<script )/m
      return styles
        .reduce((left, style) => left.replace(style, ''), page)
        .replace(script, styles.join(''))
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    },
  },
}

/** Emits which file renders which page, next to the manifest that maps files to chunks. */
const routeTable: Plugin = {
  name: 'route-table',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: '.vite/routes.json',
      source: JSON.stringify(readRouteTable(import.meta.dirname)),
    })
  },
}

/** `file.ts?bundle` is the text of a script with everything it imports inside: for pages that are saved as a file. */
const bundledText: Plugin = {
  name: 'bundled-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('?bundle')) return null
    const outputs = await build({
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        copyPublicDir: false,
        target: 'baseline-widely-available',
        lib: { entry: id.replace('?bundle', ''), formats: ['iife'], name: 'bundled' },
      },
    })
    const chunks = [outputs].flat().flatMap((one) => ('output' in one ? one.output : []))
    const [script] = chunks.flatMap((one) => (one.type === 'chunk' ? one.code : []))
    if (script === undefined || chunks.length !== 1) throw new Error(`${id} is not one script`)
    return { code: `export const code = ${JSON.stringify(script)}`, moduleType: 'js' }
  },
}

const firstScreen = fileURLToPath(import.meta.resolve('./src/app/routes/market/list.tsx'))
let firstImports: ReadonlySet<string> | undefined

/** Bundles the imports of the list into one chunk. The route file stays separate, so that the manifest lists it. */
function nameInFirstScreen(module: string, graph: Rolldown.ChunkingContext): string | null {
  firstImports ??= importsOf(firstScreen, graph)
  return module !== firstScreen && firstImports.has(module) ? 'browse' : null
}

/** Only our own files: a library's entry would pull in all of it, and what these files use comes with them. */
function importsOf(root: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [root]
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    if (seen.has(module) || module.includes('/node_modules/')) continue
    seen.add(module)
    open.push(...(graph.getModuleInfo(module)?.importedIds ?? []))
  }
  return seen
}

export default defineConfig({
  plugins: [bundledText, compiledWords, tailwindcss(), react(), firstFrame, routeTable],
  server: {
    host: '127.0.0.1',
    port: webPort,
    strictPort: true,
    // One origin, as in production; the proxy passes the event stream through unbuffered.
    proxy: { '/api': api },
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: 'hidden',
    // Inlined files would be data: URLs, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler)[@\\/]/,
              priority: 30,
              tags: ['$initial'],
            },
            // Code that every visit loads comes in few files: each additional one costs imports and headers.
            { name: 'engines', test: /node_modules.*(?<!\.css)$/, priority: 20, tags: ['$initial'] },
            { name: 'frame', priority: 10, tags: ['$initial'] },
            // So does the most common first screen: on a slow phone each file costs a round trip.
            { name: nameInFirstScreen, priority: 5 },
            // The icons of all other screens, which are small and many.
            { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, priority: 4 },
            // The texts around every screen (i18n/namespaces.ts `frame`): one file per language.
            ...['en', 'tc', 'jp'].map((language) => ({
              name: `frame-${language}`,
              test: new RegExp(
                `packages/words/src/screens/${language}/(failure|menu|parts|shell|wallet)\\.ts$`,
              ),
              priority: 40,
            })),
          ],
        },
      },
    },
  },
})
