import { DomainError } from '@mofu/domain/domain-error'
import { type HomeContent, homeFault, homeMedia } from '@mofu/domain/home-content'

import type { Caller } from '../../platform/access.ts'
import { isOurMedia } from '../uploads/index.ts'
import type { Face } from './home.ts'

export type HomeChange = { chainId: number; version: number; content: HomeContent; reason: string }

export type HomeWriter = {
  faces(chainId: number, ids: readonly string[]): Promise<Face[]>
  /** Writes the content and the audit log together. Undefined when another version stands there by now. */
  write(by: Caller, change: HomeChange): Promise<number | undefined>
}

export async function writeHome(
  { store, mediaUrl }: { store: HomeWriter; mediaUrl: string },
  by: Caller,
  change: HomeChange,
): Promise<number> {
  const { chainId, content, version } = change
  const fault = homeFault(content)
  if (fault) throw new DomainError(fault)
  const foreign = homeMedia(content).find((url) => !isOurMedia(mediaUrl, url))
  if (foreign !== undefined) throw new DomainError('home.picture_foreign', { url: foreign })
  const ids = [
    ...content.popularSeries.map((one) => one.collectionId),
    ...content.launchpad.map((one) => one.id),
  ]
  const known = new Set((await store.faces(chainId, ids)).map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw new DomainError('collections.not_found', { id: unknown })
  const written = await store.write(by, change)
  if (written === undefined) throw new DomainError('home.changed_meanwhile', { version })
  return written
}
