import { createClient } from '@mofu/wire/client'
import * as collections from '@mofu/wire/collections'
import * as launchpad from '@mofu/wire/collections/launchpad'
import * as management from '@mofu/wire/collections/management'

import { nobody, owned, shared, type SignedIn } from '../access-sample.ts'
import { bearer } from '../sign-in.ts'

export const collectionDraft = {
  name: 'Matrix',
  symbol: 'MX',
  maxMint: '0',
  isOpen: false,
  logo: null,
  banner: null,
  description: '',
  socialLink: null,
  royalty: 0,
  recipient: nobody,
}

export const samples = [
  shared(collections.ownCollections),
  shared(collections.moderatedCollections, { query: { state: 'hidden' } }),
  shared(collections.setCollectionState, { body: { id: nobody, state: 'hidden', reason: 'matrix' } }),
  shared(management.createV2, { body: collectionDraft }),
  owned(management.editV2, async (owner, { apiUrl }) => ({
    params: { id: await draftOf(owner, apiUrl) },
    body: collectionDraft,
  })),
  owned(management.publishCollection, async (owner, { apiUrl }) => ({
    body: {
      contract: nobody,
      hash: `0x${'1'.repeat(64)}`,
      id: await draftOf(owner, apiUrl),
      network: 'petchain',
    },
  })),
  shared(management.myCollections),
  owned(launchpad.announceLaunchpad, (_, { chainId, collection }) => ({
    body: { id: `${chainId}-${collection.toLowerCase()}`, whitelistAt: null, publicAt: null },
  })),
  shared(launchpad.saveWhitelist, { body: { rows: nobody, merkleRoot: `0x${'1'.repeat(64)}` } }),
]

async function draftOf({ token }: SignedIn, apiUrl: string): Promise<string> {
  const call = createClient({ baseUrl: apiUrl })
  return (await call(management.createV2, { body: collectionDraft }, bearer(token))).data.id
}
