import { CallError } from '@mofu/wire/client'
import { QueryClient } from '@tanstack/react-query'

/** A response that a retry would not change. */
function isAnswer(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && !isAnswer(error),
    },
  },
})
