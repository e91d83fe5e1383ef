/** A page of the product and the file that draws it: `/mall/cart` → `src/app/routes/cart.tsx`. */
export type RouteTable = Record<string, string>

/**
 * Reads the route table out of `src/app/routes.ts`, for whoever serves the page: it tells the browser which files to fetch
 * before the program knows.
 */
export function readRouteTable(source: string): RouteTable {
  const table: RouteTable = {}
  for (const [, route = ''] of source.matchAll(/createRoute\(\{([^]*?)\n *\}\)/g)) {
    const path = /path: '([^']+)'/.exec(route)?.[1]
    const file = /component: lazyRouteComponent\([^]*?import\('\.\/(routes\/[\w-]+\.tsx)'\)/.exec(route)?.[1]
    if (path !== undefined && file !== undefined) table[path] = `src/app/${file}`
  }
  return table
}
