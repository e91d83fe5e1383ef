import { type CollectionDraft, draftFaults } from '@mofu/domain/collection-draft'
import { DomainError } from '@mofu/domain/domain-error'

import { checkPage } from './check-page.ts'

export function checkDraft(draft: CollectionDraft, mediaUrl: string): void {
  const [fault] = draftFaults(draft)
  if (fault) throw new DomainError(fault, { royalty: draft.royalty })
  checkPage(draft, mediaUrl)
}
