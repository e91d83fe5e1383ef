import type { CollectionState } from '@mofu/domain/collection-states'
import { setCollectionState } from '@mofu/wire/collections'

import { callSigned } from '../../../api/call.ts'

export async function moderateCollection(body: {
  id: string
  state: CollectionState
  reason: string
}): Promise<void> {
  await callSigned(setCollectionState, { body })
}
