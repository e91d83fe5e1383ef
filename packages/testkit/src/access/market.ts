import { likedNfts } from '@mofu/wire/market/liked'
import * as likes from '@mofu/wire/market/likes'
import * as reports from '@mofu/wire/market/reports'

import { shared } from '../access-sample.ts'

export const samples = [
  shared(likes.likeStatus, { params: { id: 'nothing' } }),
  shared(likes.likeNft, { params: { id: 'nothing' } }),
  shared(likes.cancelLike, { params: { id: 'nothing' } }),
  shared(likedNfts),
  shared(reports.myReport, { params: { id: 'nothing' } }),
  shared(reports.reportNft, { body: { id: 'nothing', reason: 'copy', words: '' } }),
  shared(reports.reportedNfts),
  shared(reports.decideReport, { body: { nftId: 'nothing', verdict: 'upheld', note: 'matrix' } }),
]
