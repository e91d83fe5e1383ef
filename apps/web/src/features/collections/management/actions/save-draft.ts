import type { CollectionDraft } from '@mofu/domain/collection-draft'
import { createV2, editV2 } from '@mofu/wire/collections/management'

import { callSigned } from '../../../../api/call.ts'

/** Saves a new or an existing draft; returns its id. */
export async function saveDraft(
  { id, chainId }: { id: string | undefined; chainId: number },
  draft: CollectionDraft,
): Promise<string> {
  const body = { ...draft, maxMint: String(draft.maxMint) }
  if (id === undefined) return (await callSigned(createV2, { body: { ...body, chainId } })).data.id
  await callSigned(editV2, { params: { id }, body })
  return id
}
