import { useRefetchWhenStale } from '../../api/use-refetch-when-stale.ts'

/** Blocks may come every second; a list does not need to be refetched that often. */
const PAUSE_MS = 2_000
/** Bidders must see each bid within two seconds. */
export const LIVE_PAUSE_MS = 500

type Fetched = { dataUpdatedAt: number; refetch: () => Promise<unknown> }

/** Fetches again once the read model has indexed past what is on screen. */
export function useFresh(
  chainId: number,
  block: number | undefined,
  { dataUpdatedAt, refetch }: Fetched,
  pauseMs = PAUSE_MS,
): void {
  useRefetchWhenStale({ chainId, block, askedAt: dataUpdatedAt }, pauseMs, refetch)
}
