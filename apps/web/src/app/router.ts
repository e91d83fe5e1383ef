import { createRouter } from '@tanstack/react-router'

import { routeTree } from './routes.ts'
import { readSearch, writeSearch } from './search-params.ts'

export const router = createRouter({
  routeTree,
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  // Pages scroll to the top on navigation, and back to where one was on the way back.
  scrollRestoration: true,
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    router: typeof router
  }
}
