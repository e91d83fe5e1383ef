import { type CollectionPage, pageFault } from '@mofu/domain/collection-draft'
import { DomainError } from '@mofu/domain/domain-error'

/** Pictures must be ours: a stranger's server would see everybody who looks, and could show another picture tomorrow. */
export function checkPage(page: CollectionPage, mediaUrl: string): void {
  for (const picture of [page.logo, page.banner]) {
    const isOurs = picture === null || (picture.startsWith(`${mediaUrl}/`) && !picture.includes('..'))
    if (!isOurs) throw new DomainError('collections.picture_foreign')
  }
  const fault = pageFault(page)
  if (fault) throw new DomainError(fault, { royalty: page.royalty })
}
