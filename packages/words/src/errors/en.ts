import type { ErrorCode } from '@mofu/domain/error-codes'

/** What went wrong and what to do next, in words. Complete by type: a new code does not compile without its words. */
export const errorWords: Record<ErrorCode, string> = {
  'request.invalid': 'Something in this request is not right. Check it and try again.',
  'request.not_found': 'There is nothing at this address. Check the link.',
  'request.too_many': 'That was a lot at once. Wait a minute, then go on.',
  'server.failed': 'Something broke on our side. Try again; if it stays, tell us the id.',
  'server.starting': 'We are just waking up. Try again in a moment.',
  'accounts.session_needed': 'Sign in to go on.',
  'accounts.scope_wrong':
    'This needs another way of signing in. To trade, connect your wallet and sign in with it; to shop, sign in to the mall.',
  'accounts.role_needed':
    'This is for people with a role you do not have. Ask an admin if you should have it.',
  'accounts.not_yours': 'This belongs to another account. Sign in with that one.',
  'accounts.cross_site':
    'This call came from another site, so we did not follow it. Open Mofu itself and try there.',
  'accounts.login_failed': 'Login failed. Check the e-mail and the password, or set a new password.',
  'accounts.signature_wrong':
    'Login failed. The signature is not for the message we gave, or came too late. Sign again.',
  'accounts.chain_unreachable':
    'We cannot ask the network about your wallet right now. Try again in a moment.',
  'accounts.too_many_tries': 'Too many tries. Wait a little, then try again.',
  'accounts.email_invalid': 'Please enter the correct email format',
  'accounts.password_short': 'The password is too short. Take at least 8 characters; a few words are good.',
  'accounts.password_long': 'The password is too long. Take at most 128 characters.',
  'accounts.password_email': 'The password is your e-mail. Choose another one.',
  'accounts.password_common': 'This password is on the lists that attackers try first. Choose another one.',
  'accounts.password_wrong': 'That is not your present password. Try again, or set a new one by mail.',
  'accounts.passwords_differ': 'The two passwords are not the same. Type them again.',
  'accounts.link_dead': 'This link has been used or is too old. Ask for a new one.',
  'accounts.wallet_taken':
    'This wallet already has an account of its own. Sign in with it and add your e-mail there.',
  'accounts.wallet_linked': 'Your account already has a wallet.',
  'accounts.not_found': 'This is not there any more. Reload the page.',
  'accounts.role_held': 'This address already has the role.',
  'accounts.role_not_held': 'This address does not have the role.',
  'accounts.role_built_in':
    'This role comes from the configuration of the site and can only be changed there.',
  'referrals.code_unknown': 'Nobody has this invite code. Check it with the person who gave it to you.',
  'referrals.own_code': 'This is your own invite code. Give it to others.',
  'referrals.circle': 'You invited this person, or someone who did. Invitations cannot go round in a circle.',
  'referrals.bound_already': 'You already have an inviter. That cannot be changed.',
  'referrals.bought_already': 'An inviter can only be set before the first purchase.',
  'market.nft_not_found': 'This pet is not here. It may be on another network, or not minted yet.',
  'market.cursor_invalid': 'This page of the list has moved. Start again from the top.',
  'collections.not_found': 'This collection is not here. It may be on another network.',
  'collections.not_keeper':
    'Only who owns or assists this collection on chain may do that. Connect that wallet.',
  'collections.draft_not_found': 'This draft is not here. It may be another wallet’s, or published already.',
  'collections.draft_used': 'This draft has already become another collection. Begin a new one.',
  'collections.drafts_full': 'You have a hundred drafts. Publish or reuse one of them first.',
  'collections.not_seen_yet':
    'We have not seen this collection on the chain yet. Wait a moment, then try again.',
  'collections.name_length':
    'The name must have 1 to 64 letters (a Chinese or Japanese one counts as three), without spaces around it.',
  'collections.symbol_length':
    'The symbol must have 1 to 16 letters (a Chinese or Japanese one counts as three), without spaces around it.',
  'collections.mint_limit': 'The mint limit must be a whole number below 4,294,967,296. 0 means no limit.',
  'collections.earnings_high': 'Creator earnings go from 0% to 10%. Take a lower one.',
  'collections.link_wrong': 'The link must begin with https:// and lead somewhere.',
  'collections.picture_foreign': 'Pictures must be uploaded here. Upload the file instead of giving a link.',
  'collections.no_sale': 'This collection sells nothing yet. Come back once its owner has begun a sale.',
  'collections.phases_order':
    'The public phase cannot begin before the whitelist phase. Change one of the times.',
  'collections.whitelist_line': 'One line of the list cannot be read. Mend it and send the list again.',
  'collections.whitelist_size': 'A list has 1 to 10,000 wallets. Split it, or open the sale to all.',
  'collections.whitelist_root':
    'Your browser and our server made different trees of this list, so nothing was kept. Load the page anew and try again.',
  'uploads.media_not_found': 'This picture is not here.',
  'mall.order_not_found': 'This order is not here. Sign in with the account that made it.',
  'mall.order_moved': 'The order has moved on meanwhile, so this no longer fits. Look at it again.',
  'mall.sku_unknown': 'One of these goods is not sold any more. Take it out and try again.',
  'mall.skus_wrong': 'We could not read what you want to buy. Go back to the goods and try again.',
  'mall.out_of_stock': 'There are not enough of these left. Take fewer, or something else.',
  'mall.price_changed':
    'A price or the freight has changed since you looked. See the new total before you order.',
  'mall.address_needed': 'Choose where the goods should go.',
  'mall.no_delivery': 'The shop does not send to this address. Choose another one, or other goods.',
  'mall.no_pickup': 'Goods of this shop cannot be fetched. Have them sent instead.',
  'mall.key_reused': 'This order was sent before with other goods. Reload the page and order again.',
  'mall.payment_seen': 'A payment for this order is on its way. Wait until it is confirmed.',
  'mall.payment_not_final': 'The payment is not final yet. Wait a little: nothing moves before it is.',
  'mall.request_open': 'A request about this order is still open. Settle it first.',
  'mall.cancel_too_late': 'It is too late to cancel at once. Ask the shop to cancel.',
  'mall.order_picked_up': 'This order is fetched in the shop, so it has no address.',
  'mall.order_delivered': 'This order is fetched or sent otherwise. Look at it again.',
  'mall.freight_differs':
    'Sending it there costs something else, so it cannot be changed here. Close the order and make a new one.',
  'mall.pickup_code_wrong': 'That is not the code of this order. Ask the buyer to show it again.',
  'mall.request_not_found': 'This request is not here any more. Reload the order.',
  'mall.request_wrong': 'That cannot be asked for in the state the order is in. Look at it again.',
  'mall.shop_not_yours': 'This is for people who work in that shop. Ask its owner to add you.',
  'mall.receipt_not_ready': 'There is a receipt once the payment is final. Come back in a few minutes.',
  'uploads.picture_too_large': 'Upload size must not exceed 10MB!',
  'uploads.artwork_too_large': 'Upload size must not exceed 50MB!',
  'uploads.kind_wrong':
    'This kind of file does not fit here. Choose a PNG or JPEG; an artwork may also be an MP3 or MP4.',
  'uploads.no_file': 'Please upload the matching image!',
  'uploads.failed': 'Upload failed! Try again.',
  'uploads.file_broken': 'Upload failed! The file is damaged or cut off. Save it anew and try again.',
  'uploads.too_many_pixels': 'Upload failed! The picture has more than 40 million pixels. Make it smaller.',
  'uploads.quota': 'You have sent in as much as one account may within a day. Go on tomorrow.',
  'uploads.not_found': 'This upload is over. Start it again.',
  'uploads.offset_wrong':
    'A piece of this upload is already there, or one is missing. Go on from where it stands.',
  'mall.product_not_found': 'This product is not in the mall any more. Look around for something like it.',
  'mall.shop_not_found': 'This shop is not in the mall, or no longer.',
  'mall.cursor_invalid': 'The list has moved on. Start again from the top.',
  'mall.favourites_full': 'You have as many favourites as we can keep. Let one go first.',
  'chain.network_unknown': 'We do not know this network. Choose another one.',
  'chain.not_deployed': 'Mofu is not on this network yet. Choose another one.',
}
