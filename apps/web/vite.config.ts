import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

import { readRouteTable } from './route-table.ts'

const webPort = Number(process.env['WEB_PORT'] ?? 5173)
const api = { target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3001}` }

/**
 * The first frame waits for the styles and for nothing else: they are asked for before any script, and scripts leave the way
 * to them and to the first pictures.
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

/** Says which file draws which page, beside the manifest that says where the file is. */
const routeTable: Plugin = {
  name: 'route-table',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('./src/app/routes.ts', import.meta.url), 'utf8')
    this.emitFile({
      type: 'asset',
      fileName: '.vite/routes.json',
      source: JSON.stringify(readRouteTable(source)),
    })
  },
}

const firstScreen = fileURLToPath(import.meta.resolve('./src/app/routes/list.tsx'))
let firstImports: ReadonlySet<string> | undefined

/** Everything the list imports is one file. The route's own stays apart, so that the manifest still knows it. */
function nameInFirstScreen(module: string, graph: Rolldown.ChunkingContext): string | null {
  firstImports ??= importsOf(firstScreen, graph)
  return module !== firstScreen && firstImports.has(module) ? 'browse' : null
}

/** Our own files alone: behind a library's door stands all of it, and what these need comes with them. */
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
  plugins: [tailwindcss(), react(), firstFrame, routeTable],
  server: {
    host: '127.0.0.1',
    port: webPort,
    strictPort: true,
    // The browser speaks to one origin, as in production; the proxy passes the event stream through as it comes.
    proxy: { '/api': api },
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: 'hidden',
    // Inlined files would be data: addresses, which the content policy refuses for fonts.
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
            // What everyone loads at once comes in few files: each small one more would cost its own imports and head.
            { name: 'engines', test: /node_modules.*(?<!\.css)$/, priority: 20, tags: ['$initial'] },
            { name: 'frame', priority: 10, tags: ['$initial'] },
            // So does the screen most people see first: a phone far away pays for each file with a way there and back.
            { name: nameInFirstScreen, priority: 5 },
            // The icons of all other screens, which are small and many.
            { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, priority: 4 },
            // The words around every screen (i18n/rooms.ts `frame`): one file for each language.
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
