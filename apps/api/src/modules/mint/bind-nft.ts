import { DomainError } from '@mofu/domain/domain-error'

type Token = { chainId: number; contract: string; tokenId: bigint }

export type BindStore = {
  draftOf(id: string): Promise<{ author: string; tokenUri: string } | undefined>
  tokenAt(token: Token): Promise<{ id: string; tokenUri: string } | undefined>
  bind(id: string, token: Token): Promise<void>
}

/** Notes which token a draft became. It is believed only because the chain's token has the draft's own address. */
export async function bindNft(
  { store }: { store: BindStore },
  author: string,
  { draftId, token }: { draftId: string; token: Token },
): Promise<string> {
  const draft = await store.draftOf(draftId)
  if (!draft || draft.author !== author) throw new DomainError('mint.draft_not_found', { id: draftId })
  const found = await store.tokenAt(token)
  if (!found) throw new DomainError('mint.not_seen_yet', { tokenId: String(token.tokenId) })
  if (found.tokenUri !== draft.tokenUri) throw new DomainError('mint.other_token', { id: found.id })
  await store.bind(draftId, token)
  return found.id
}
