import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** A page and the file that renders it: `/mall/cart` → `src/app/routes/mall/cart.tsx`. */
export type RouteTable = Record<string, string>

/**
 * Reads the routes of every domain as text, for the server that delivers the document: it tells the browser which files
 * to preload before the app itself has started.
 */
export function readRouteTable(webRoot: string): RouteTable {
  const table: RouteTable = {}
  for (const file of globSync('src/app/routes/*/routes.ts', { cwd: webRoot })) {
    const source = readFileSync(join(webRoot, file), 'utf8')
    for (const [, route = ''] of source.matchAll(/createRoute\(\{([^]*?)\n\}\)/g)) {
      const path = /path: '([^']+)'/.exec(route)?.[1]
      const page = /component: lazyRouteComponent\([^]*?import\('(\.{1,2}\/[\w/-]+\.tsx)'\)/.exec(route)?.[1]
      if (path !== undefined && page !== undefined)
        table[path] = relative(webRoot, join(webRoot, dirname(file), page))
    }
  }
  return table
}
