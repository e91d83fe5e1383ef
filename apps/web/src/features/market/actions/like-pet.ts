import { cancelLike, likeNft } from '@mofu/wire/market/likes'

import { callSigned } from '../../../api/call.ts'

/** Likes or unlikes a pet. Returns the new state. */
export async function likePet({ id, isLiked }: { id: string; isLiked: boolean }) {
  return (await callSigned(isLiked ? likeNft : cancelLike, { params: { id } })).data
}
