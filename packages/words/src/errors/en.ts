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
  'mall.product_not_found': 'This product is not in the mall any more. Look around for something like it.',
  'mall.cursor_invalid': 'The list has moved on. Start again from the top.',
  'mall.favourites_full': 'You have as many favourites as we can keep. Let one go first.',
  'chain.network_unknown': 'We do not know this network. Choose another one.',
  'chain.not_deployed': 'Mofu is not on this network yet. Choose another one.',
}
