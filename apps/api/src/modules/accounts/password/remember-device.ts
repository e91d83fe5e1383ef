import type { Database } from '@mofu/db/connect'

import { newSecret } from '../../../platform/secrets.ts'
import { deleteOldDevices, insertDevice } from './store.ts'

/** Remembers a device and returns its secret, which is not stored. */
export async function rememberDevice(db: Database, accountId: string): Promise<string> {
  const token = newSecret()
  await insertDevice(db, accountId, token)
  await deleteOldDevices(db, accountId)
  return token
}
