import { createClient } from '@mofu/wire/client'
import * as uploads from '@mofu/wire/uploads'
import * as pinning from '@mofu/wire/uploads/pinning'

import { owned, shared, type SignedIn } from '../access-sample.ts'
import { bearer } from '../sign-in.ts'

const picture = { purpose: 'picture', name: 'a.png', size: 1 } as const

export const samples = [
  shared(pinning.pinningState),
  shared(pinning.pinAgain, { body: { reason: 'matrix' } }),
  shared(uploads.publicUpload),
  shared(uploads.artworkUpload),
  shared(uploads.startUpload, { body: picture }),
  owned(uploads.uploadState, async (owner, { apiUrl }) => ({
    params: { id: await uploadOf(owner, apiUrl) },
  })),
  owned(uploads.uploadPiece, async (owner, { apiUrl }) => ({
    params: { id: await uploadOf(owner, apiUrl) },
    query: { offset: '0' },
    bytes: new Uint8Array([1]),
  })),
  owned(uploads.finishUpload, async (owner, { apiUrl }) => ({
    params: { id: await uploadOf(owner, apiUrl) },
  })),
]

async function uploadOf({ token }: SignedIn, apiUrl: string): Promise<string> {
  const call = createClient({ baseUrl: apiUrl })
  return (await call(uploads.startUpload, { body: picture }, bearer(token))).data.id
}
