import type { MetadataFault } from '@mofu/domain/metadata-faults'

export type MetadataState = {
  tokenUri: string
  state: 'queued' | 'ready' | 'bad'
  /** False for our own pets, whose metadata is generated. */
  isFetched: boolean
  isWaiting: boolean
  readAt: Date | null
  fault: MetadataFault | null
}

/** A token and the URI to read. */
export type Due = { nftId: string; tokenUri: string }
