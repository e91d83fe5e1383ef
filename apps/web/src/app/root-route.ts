import { createRootRoute } from '@tanstack/react-router'

import { FailureScreen } from './shell/failure-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { Shell } from './shell/shell.tsx'

export const rootRoute = createRootRoute({
  component: Shell,
  errorComponent: FailureScreen,
  notFoundComponent: NotFoundScreen,
})

export const getParentRoute = () => rootRoute
