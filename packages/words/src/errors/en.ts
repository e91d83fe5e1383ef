import type { ErrorCode } from '@mofu/domain/error-codes'

/** What went wrong and what to do next, in words. Complete by type: a new code does not compile without its words. */
export const errorWords: Record<ErrorCode, string> = {
  'request.invalid': 'Something in this request is not right. Check it and try again.',
  'request.not_found': 'There is nothing at this address. Check the link.',
  'request.too_many': 'That was a lot at once. Wait a minute, then go on.',
  'server.failed': 'Something broke on our side. Try again; if it stays, tell us the id.',
  'server.starting': 'We are just waking up. Try again in a moment.',
  'market.nft_not_found': 'This pet is not here. It may be on another network, or not minted yet.',
  'market.cursor_invalid': 'This page of the list has moved. Start again from the top.',
  'collections.not_found': 'This collection is not here. It may be on another network.',
  'uploads.media_not_found': 'This picture is not here.',
  'chain.network_unknown': 'We do not know this network. Choose another one.',
  'chain.not_deployed': 'Mofu is not on this network yet. Choose another one.',
}
