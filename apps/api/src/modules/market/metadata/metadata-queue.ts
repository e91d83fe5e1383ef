import { jobQueue } from '../../../platform/jobs/queue.ts'

/** One unfinished job for each token. */
export const metadataQueue = jobQueue<{ nftId: string }>('token-metadata')

/**
 * What shares a limit: the host of a token's URI. Where there is none (IPFS, or a document inside the URI) the token's
 * collection, so that one collection cannot hold up all others.
 */
export function fetchGroup({ nftId, tokenUri }: { nftId: string; tokenUri: string }): string {
  if (/^https?:/i.test(tokenUri) && URL.canParse(tokenUri)) return new URL(tokenUri).host
  return nftId.slice(0, nftId.lastIndexOf('-'))
}
