import { DomainError } from '@mofu/domain/domain-error'
import { type MetadataFault, REFRESH_SECONDS } from '@mofu/domain/metadata-faults'

export type MetadataState = {
  tokenUri: string
  state: 'queued' | 'ready' | 'bad'
  /** False for our own pets: their words are known here. */
  isFetched: boolean
  isWaiting: boolean
  readAt: Date | null
  fault: MetadataFault | null
}

export type MetadataStore = {
  stateOf(nftId: string): Promise<MetadataState | undefined>
  /** Puts a token in the queue anew, unless somebody did a moment ago. */
  ask(nftId: string): Promise<boolean>
}

type Deps = { store: MetadataStore }

export async function showMetadata({ store }: Deps, { id }: { id: string }): Promise<MetadataState> {
  const state = await store.stateOf(id)
  if (!state) throw new DomainError('market.nft_not_found', { id })
  return state
}

/** Has a token's metadata read anew. What is shown stays until the new copy is here. */
export async function refreshMetadata({ store }: Deps, { id }: { id: string }): Promise<MetadataState> {
  const state = await showMetadata({ store }, { id })
  if (state.isFetched && !(await store.ask(id))) {
    throw new DomainError('market.refresh_too_soon', { seconds: REFRESH_SECONDS })
  }
  return showMetadata({ store }, { id })
}
