import { jobQueue } from '../../../platform/jobs/queue.ts'

/** One unfinished job per token. */
export const metadataQueue = jobQueue<{ nftId: string }>('token-metadata')

/**
 * The key of the concurrency limit: the host of a token's URI. Without a host (IPFS, or a data URI) the token's
 * collection, so that one collection cannot delay all others.
 */
export function fetchGroup({ nftId, tokenUri }: { nftId: string; tokenUri: string }): string {
  if (/^https?:/i.test(tokenUri) && URL.canParse(tokenUri)) return new URL(tokenUri).host
  return nftId.slice(0, nftId.lastIndexOf('-'))
}
