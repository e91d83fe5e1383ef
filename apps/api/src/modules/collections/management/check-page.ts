import { type CollectionPage, pageFaults } from '@mofu/domain/collection-draft'
import { DomainError } from '@mofu/domain/domain-error'

import { isOurMedia } from '../../uploads/index.ts'

export function checkPage(page: CollectionPage, mediaUrl: string): void {
  for (const picture of [page.logo, page.banner]) {
    if (picture !== null && !isOurMedia(mediaUrl, picture))
      throw new DomainError('collections.picture_foreign')
  }
  const [fault] = pageFaults(page)
  if (fault) throw new DomainError(fault, { royalty: page.royalty })
}
