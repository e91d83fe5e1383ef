import { isDeepStrictEqual } from 'node:util'

import type { Database, Transaction } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'
import { type HomeContent, homeFault, homeMedia } from '@mofu/domain/home-content'

import type { Caller } from '../../platform/access.ts'
import { writeAudit } from '../../platform/audit.ts'
import { isOurMedia } from '../uploads/index.ts'
import { findHome, listFaces, replaceHome } from './store.ts'

export type HomeChange = { chainId: number; version: number; content: HomeContent; reason: string }

/** An admin writes the whole page. A minter decides which mints are on the launchpad, and changes nothing else. */
export async function writeHome(
  { db, mediaUrl }: { db: Database; mediaUrl: string },
  by: Caller,
  { chainId, version, content, reason }: HomeChange,
): Promise<number> {
  const fault = homeFault(content)
  if (fault) throw new DomainError(fault)
  const foreign = homeMedia(content).find((url) => !isOurMedia(mediaUrl, url))
  if (foreign !== undefined) throw new DomainError('home.picture_foreign', { url: foreign })
  const ids = [
    ...content.popularSeries.map((one) => one.collectionId),
    ...content.launchpad.map((one) => one.id),
  ]
  const known = new Set((await listFaces(db, chainId, ids)).map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw new DomainError('collections.not_found', { id: unknown })
  return db.transaction(async (tx) => {
    if (!by.roles.includes('admin')) await refuseAllButLaunchpad(tx, { chainId, version, content })
    const updatedBy = by.address ?? by.accountId
    const written = await replaceHome(tx, version, { chainId, content, updatedBy })
    if (written === undefined) throw new DomainError('home.changed_meanwhile', { version })
    await writeAudit(tx, by, {
      action: 'home.write',
      subject: `home ${chainId}`,
      reason,
      facts: {
        version: String(written),
        banners: String(content.banners.length),
        popularSeries: String(content.popularSeries.length),
        launchpad: String(content.launchpad.length),
      },
    })
    return written
  })
}

async function refuseAllButLaunchpad(
  tx: Transaction,
  { chainId, version, content }: Omit<HomeChange, 'reason'>,
): Promise<void> {
  const stored = await findHome(tx, chainId)
  if (stored.version !== version) throw new DomainError('home.changed_meanwhile', { version })
  const { banners, popularSeries } = stored.content
  const isSame =
    isDeepStrictEqual(content.banners, banners) && isDeepStrictEqual(content.popularSeries, popularSeries)
  if (!isSame) throw new DomainError('home.launchpad_only')
}
