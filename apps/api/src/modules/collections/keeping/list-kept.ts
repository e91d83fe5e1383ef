import { DomainError } from '@mofu/domain/domain-error'

import type { CollectionRole, KeptCollection, KeptDraft, Right } from './kept-collection.ts'

export type KeptStore = {
  openDrafts(author: string, chainId: number): Promise<KeptDraft[]>
  keptBy(
    address: string,
    chainId: number,
    most: number,
  ): Promise<(KeptCollection & { role: CollectionRole })[]>
  findKept(id: string): Promise<KeptCollection | undefined>
  /** Those the present owner gave. */
  rightsIn(id: string): Promise<Right[]>
}

const KEPT_SHOWN = 200

export async function listKept({ store }: { store: KeptStore }, address: string, chainId: number) {
  const [drafts, list] = await Promise.all([
    store.openDrafts(address, chainId),
    store.keptBy(address, chainId, KEPT_SHOWN),
  ])
  return { drafts, list }
}

export async function showKept(
  { store }: { store: KeptStore },
  id: string,
): Promise<KeptCollection & { rights: Right[] }> {
  const found = await store.findKept(id)
  if (!found) throw new DomainError('collections.not_found', { id })
  return { ...found, rights: await store.rightsIn(id) }
}
