import * as mint from '@mofu/wire/mint'

import { nobody, owned, shared, unknownId } from '../access-sample.ts'
import { collectionDraft } from './collections.ts'

const artwork = {
  artworkName: 'x',
  artistName: '',
  introduction: '',
  socialLink: null,
  url: 'x',
  poster: null,
  isOriginal: true,
}

export const samples = [
  shared(mint.createNftV2, { body: { ...artwork, collection: null } }),
  owned(mint.bindNft, { params: { a: unknownId, b: '1' }, query: { nftAddress: nobody } }),
  shared(mint.createCollect, { body: { CollectionInfo: collectionDraft, Nfts: [] } }),
  shared(mint.makeSeries, { body: { name: 'x', introduction: '', url: 'x', poster: null } }),
  shared(mint.bulkLines, { params: { id: unknownId } }),
]
