import { createRouter } from '@tanstack/react-router'

import { routeTree } from './routes.ts'
import { readSearch, writeSearch } from './search-params.ts'
import { FailureScreen } from './shell/failure-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { PendingScreen } from './shell/pending-screen.tsx'

export const router = createRouter({
  routeTree,
  parseSearch: readSearch,
  stringifySearch: writeSearch,
  // Pages scroll to the top on navigation, and back to the previous position on going back.
  scrollRestoration: true,
  defaultPreload: 'intent',
  // When a screen fails, the frame around it stays.
  defaultErrorComponent: FailureScreen,
  defaultNotFoundComponent: NotFoundScreen,
  defaultPendingComponent: PendingScreen,
  // Old links were written in any case.
  caseSensitive: false,
})

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Register {
    router: typeof router
  }
}
