import { cancelLike, likeNft } from '@mofu/wire/market/likes'

import { callSigned } from '../../../session/call.ts'

/** Likes a pet, or no longer. Returns how it stands afterwards. */
export async function likePet({ id, isLiked }: { id: string; isLiked: boolean }) {
  return (await callSigned(isLiked ? likeNft : cancelLike, { params: { id } })).data
}
