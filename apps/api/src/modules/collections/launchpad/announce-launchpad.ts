import type { Database } from '@mofu/db/connect'
import { DomainError } from '@mofu/domain/domain-error'

import { requireManager } from '../management/require-manager.ts'
import type { Announcement } from './launchpad.ts'
import { upsertLaunchpad } from './store.ts'

export async function announceLaunchpad(
  db: Database,
  address: string,
  announcement: Announcement,
): Promise<void> {
  const { id, whitelistAt, publicAt } = announcement
  await requireManager(db, id, address)
  if (whitelistAt && publicAt && publicAt < whitelistAt)
    throw new DomainError('collections.phases_order', { id })
  await upsertLaunchpad(db, announcement)
}
