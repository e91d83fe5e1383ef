import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'

/** While blocks arrive, what is on screen is refetched at most this often. */
const PAUSE_MS = 1_500

type Fetched = { dataUpdatedAt: number; refetch: () => Promise<unknown> }

/** Fetches again once the read model has indexed past what is on screen. */
export function useFresh(
  chainId: number,
  block: number | undefined,
  { dataUpdatedAt, refetch }: Fetched,
): void {
  useRefetchWhenStale({ chainId, block, askedAt: dataUpdatedAt }, PAUSE_MS, refetch)
}
