import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import type { Token } from './minted.ts'
import { findNftDraft, findToken, setToken } from './store.ts'

/** Records which token a draft became. Accepted only because the token on chain has the draft's own URI. */
export async function bindNft(
  db: Database,
  author: string,
  { draftId, token }: { draftId: string; token: Token },
): Promise<string> {
  const draft = await findNftDraft(db, draftId)
  if (!draft || draft.author !== author) throw new DomainError('mint.draft_not_found', { id: draftId })
  const found = await findToken(db, token)
  if (!found) throw new DomainError('mint.not_seen_yet', { tokenId: String(token.tokenId) })
  if (found.tokenUri !== draft.tokenUri) throw new DomainError('mint.other_token', { id: found.id })
  await setToken(db, draftId, token)
  return found.id
}
