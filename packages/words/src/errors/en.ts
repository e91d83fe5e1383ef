import type { ErrorCode } from '@mofu/domain/error-codes'

/** What went wrong and what to do next, in words. Complete by type: a new code does not compile without its words. */
export const errorWords: Record<ErrorCode, string> = {
  'request.invalid': 'Something in this request is not right. Check it and try again.',
  'request.not_found': 'There is nothing at this address. Check the link.',
  'request.too_many': 'That was a lot at once. Wait a minute, then go on.',
  'server.failed': 'Something broke on our side. Try again; if it stays, tell us the id.',
  'server.starting': 'We are just waking up. Try again in a moment.',
  'server.busy': 'Mofu is very busy right now. Try again in a few seconds.',
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
  'accounts.wallet_other_chain':
    'This contract wallet signed in on another network before. Switch to that network and sign in again.',
  'accounts.wallet_linked': 'Your account already has a wallet.',
  'accounts.not_found': 'This is not there any more. Reload the page.',
  'accounts.orders_open': 'You have orders under way. Delete your account once they are finished.',
  'accounts.shop_owned': 'You own a shop. Ask us to close it before you delete your account.',
  'accounts.coin_unknown': 'We do not know this coin. Choose one from the list.',
  'accounts.role_held': 'This address already has the role.',
  'accounts.role_not_held': 'This address does not have the role.',
  'accounts.role_built_in':
    'This role comes from the configuration of the site and can only be changed there.',
  'accounts.proposal_new_admin':
    'You became an admin less than {hours} hours ago. Another admin confirms this, or you do later.',
  'accounts.proposal_not_found': 'There is no such proposal. Reload the page to see what waits.',
  'accounts.proposal_open':
    'A proposal about this is open already. Another admin confirms it, or it is withdrawn first.',
  'accounts.proposal_over': 'This proposal is no longer open: it was confirmed, withdrawn, or has expired.',
  'accounts.proposal_own': 'You proposed this yourself. Another admin has to confirm it.',
  'accounts.proposer_no_admin':
    'The one who proposed this is no longer an admin. Decline it, and propose it again if it is right.',
  'referrals.code_unknown': 'Nobody has this invite code. Check it with the person who gave it to you.',
  'referrals.own_code': 'This is your own invite code. Give it to others.',
  'referrals.circle': 'You invited this person, or someone who did. Invitations cannot go round in a circle.',
  'referrals.bound_already': 'You already have an inviter. That cannot be changed.',
  'referrals.statement_not_found': 'There is no statement of this month. Choose one from the list.',
  'referrals.bought_already': 'An inviter can only be set before the first purchase.',
  'gacha.machine_not_found': 'This machine is not here. It may be closed, or on another network.',
  'boxes.not_found': 'This box is not here. It may be on another network.',
  'names.not_found':
    'This name was never registered, or is on another network. Search for it under PNS marketplace.',
  'predictions.not_found': 'This quiz is not here. It may be on another network, or not approved yet.',
  'predictions.not_public':
    'Quizzes under review are shown to their authors and to admins only. Look under My quizzes.',
  'predictions.not_author': 'Only who wrote this quiz may change it. Connect that wallet.',
  'predictions.not_operator': 'Only an operator of predictions may announce a result. Connect that wallet.',
  'predictions.own_quiz': 'You wrote this quiz. Ask another admin to review it.',
  'predictions.bet_placed':
    'You have bet on this quiz, so you cannot decide about it. Ask somebody without a bet.',
  'predictions.waiting_many': 'Twenty of your quizzes wait for review. Let us look at those first.',
  'predictions.changed_meanwhile': 'This quiz has changed meanwhile. Load it again and look at it once more.',
  'predictions.same_waiting':
    'You have another quiz with exactly this text waiting for review. Change this one, or close the other.',
  'predictions.reviewed_already': 'This quiz has been reviewed already. Load the list again.',
  'predictions.state_wrong': 'This quiz is past that step. Load the page again to see where it is now.',
  'predictions.too_early': 'The result can be announced from the draw time on. Come back then.',
  'predictions.objected_already': 'You have objected to this result already. We are looking at it.',
  'predictions.not_bettor': 'Only those who have bet on this quiz may object to its result.',
  'predictions.reason_needed': 'Give a reason: the people concerned will read it.',
  'predictions.topic_needed': 'Please enter the topic.',
  'predictions.content_needed': 'Please describe what the question is about.',
  'predictions.options_needed': 'Please enter both options.',
  'predictions.options_same':
    'The two options read alike. Write them so that nobody can take one for the other.',
  'predictions.criteria_needed': 'Please write when option a wins, and when option b does.',
  'predictions.source_needed': 'Please name the source from which the result is read.',
  'predictions.fallback_needed':
    'Please say what counts if the source fails or the event does not take place.',
  'predictions.zone_needed': 'Please choose the time zone of the times in your texts.',
  'predictions.close_time_wrong': 'Betting must end in the future. Choose a later time.',
  'predictions.draw_time_wrong':
    'The draw is at the end of betting or later, and less than a year from now. Choose another time.',
  'predictions.coin_wrong': 'Bets cannot be placed in this coin. Choose one from the list.',
  'predictions.unit_needed': 'Please enter the amount of one unit, above zero.',
  'predictions.image_needed': 'Please upload the matching image!',
  'predictions.image_foreign': 'The image must be uploaded here. Upload the file instead of giving a link.',
  'market.nft_not_found': 'This pet is not here. It may be on another network, or not minted yet.',
  'market.refresh_too_soon':
    'Somebody asked for this a moment ago. It is on its way; look again in half a minute.',
  'market.cursor_invalid': 'This page of the list has moved. Start again from the top.',
  'market.traits_need_collection': 'Traits belong to a collection. Choose a collection first.',
  'market.too_deep': 'That is as far as this list goes. Narrow it by a name or by token ids.',
  'market.reports_many': 'You have twenty reports waiting. Let us look at those first.',
  'market.report_not_found': 'Nothing is open about this item any more. Load the list again.',
  'home.link_wrong':
    'A link begins with / inside of Mofu, or with https:// elsewhere. Mend it and save again.',
  'home.title_needed': 'Give each banner a title in at least one language: not everybody sees the picture.',
  'home.picture_foreign':
    'Pictures of the home page must be uploaded here. Upload the file instead of giving a link.',
  'home.launchpad_only':
    'Minters choose the launchpad. Ask an admin to change the banners or the popular series.',
  'home.changed_meanwhile':
    'Somebody else saved the home page meanwhile. Load it again, then make your change.',
  'boxes.not_manager': 'Only the owner and the collaborators of this box may see this. Connect that wallet.',
  'collections.not_found': 'This collection is not here. It may be on another network.',
  'mint.not_original': 'Only original work can be minted. Declare that it is yours, or choose another one.',
  'mint.name_needed': 'Give the artwork a name.',
  'mint.link_wrong': 'The link must begin with https:// and lead somewhere.',
  'mint.file_foreign': 'The artwork must be uploaded here. Upload the file instead of giving a link.',
  'mint.draft_not_found': 'We do not have this artwork of yours. Keep it first, then mint it.',
  'mint.not_seen_yet': 'We have not seen this token on the chain yet. Wait a moment, then try again.',
  'mint.other_token': 'This token says something else than your artwork, so the two do not belong together.',
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
  'mall.orders_unpaid':
    'You have too many unpaid orders, or placed many in the last hour without paying. Pay or close one of them, or wait an hour.',
  'mall.key_reused': 'This order was sent before with other goods. Reload the page and order again.',
  'mall.payment_seen': 'A payment for this order is on its way. Wait until it is confirmed.',
  'mall.payment_not_final': 'The payment is not final yet. Wait a little: nothing moves before it is.',
  'mall.ship_too_late':
    'It is too late to ship this order: the payer can take the money back, or has done so. Cancel it; the buyer can order again.',
  'mall.request_open': 'A request about this order is still open. Settle it first.',
  'mall.cancel_too_late': 'It is too late to cancel at once. Ask the shop to cancel.',
  'mall.order_picked_up': 'This order is fetched in the shop, so it has no address.',
  'mall.order_delivered': 'This order is fetched or sent otherwise. Look at it again.',
  'mall.freight_differs':
    'Sending it there costs something else, so it cannot be changed here. Close the order and make a new one.',
  'mall.address_final':
    'The address of this order was changed five times, so it stays as it is. Write to the shop.',
  'mall.pickup_code_wrong': 'That is not the code of this order. Ask the buyer to show it again.',
  'mall.tracking_number_final':
    'This tracking number was corrected five times, so it stays as it is. Tell the buyer the right one yourself.',
  'mall.tracking_number_invalid':
    'That is not a tracking number of this carrier. Check its digits, or choose “Another carrier”.',
  'mall.request_not_found': 'This request is not here any more. Reload the order.',
  'mall.request_wrong': 'That cannot be asked for in the state the order is in. Look at it again.',
  'mall.refund_too_high': 'That is more than is left of this order. See how much is left, and ask for less.',
  'mall.refund_too_low': 'The coin this was paid in cannot be divided that finely. Ask for a higher amount.',
  'mall.refund_pending':
    'Money of this order is on its way back already. Wait until it has arrived, then try again.',
  'mall.payment_released':
    'The payer has released this payment to the shop, so Mofu cannot refund it. Write to the shop: it can refund it itself.',
  'mall.requests_spent':
    'You have asked three times about this order without success. Write to the shop, or confirm the order.',
  'mall.request_ruled': 'Mofu has decided about this order. It cannot be asked for again.',
  'mall.dispute_too_late': 'The time to ask Mofu about this refusal is over.',
  'mall.ruling_own':
    'You bought or paid for this, or are paid for the shop or work in it, so another admin has to decide.',
  'mall.own_shop': 'You own this shop, work in it or are paid for it, so another admin has to decide.',
  'mall.shop_not_yours': 'This is for people who work in that shop. Ask its owner to add you.',
  'mall.owner_needed': 'Only the owner of the shop may do this. Ask them.',
  'mall.staff_unknown': 'This person is not on the staff of the shop. Reload the page.',
  'mall.invitee_invalid': 'Enter a wallet address or an e-mail address.',
  'mall.shop_not_open': 'You can invite staff once your shop has been approved.',
  'mall.shop_not_selling': 'Only an open shop can be suspended. Load the list again to see its state.',
  'mall.shop_suspended':
    'This shop is suspended, so nothing can be bought from it or paid to it now. Orders that are already paid still arrive or are refunded.',
  'mall.shop_not_suspended': 'This shop is not suspended. Load the list again to see its state.',
  'mall.product_taken_down':
    'This product was taken out of the mall and cannot be bought or paid for now. Orders that are already paid still arrive or are refunded.',
  'mall.product_not_taken_down': 'This product is not taken down. Load the list again to see its state.',
  'mall.review_not_found': 'This review does not exist. Load the product’s page again.',
  'mall.review_too_early': 'You can review this once the order is finished.',
  'mall.review_own_shop': 'You work in this shop, so you cannot review its products.',
  'mall.review_hidden': 'An admin has hidden this review, so it cannot be changed or answered.',
  'mall.review_not_hidden': 'This review is not hidden. Load the page again.',
  'mall.review_final': 'A review can be edited for 30 days. This one stays as it is.',
  'mall.staff_full': 'Your shop has reached its limit for staff and open invitations.',
  'mall.invitation_not_found': 'This invitation is no longer open.',
  'mall.product_wrong': 'Something about it is missing or does not fit. Look at the marked field.',
  'mall.products_full': 'There are as many as a shop may have. Take one away or change one.',
  'mall.import_wrong':
    'Something in the file is wrong, so nothing was imported. Preview it again to see each line.',
  'mall.import_moved':
    'Your products have changed since the preview, so nothing was imported. Look at the new preview.',
  'mall.stock_wrong':
    'There cannot be fewer pieces than unpaid orders hold. Reload the page and set the stock again.',
  'mall.payout_not_proven': 'Let the wallet of this payout address sign first.',
  'mall.answer_needed': 'Say why you refuse. The buyer reads it.',
  'mall.return_address_needed': 'Say where the goods should be sent back to.',
  'mall.pay_link_not_found': 'There is no such payment link. Ask whoever sent it for a new one.',
  'mall.receipt_not_ready': 'There is a receipt once the payment is final. Come back in a few minutes.',
  'uploads.picture_too_large': 'Upload size must not exceed 10MB!',
  'uploads.artwork_too_large': 'Upload size must not exceed 50MB!',
  'uploads.kind_wrong':
    'This kind of file does not fit here. Choose a PNG or JPEG; an artwork may also be an MP3 or MP4.',
  'uploads.no_file': 'Please upload the matching image!',
  'uploads.failed': 'Upload failed! Try again.',
  'uploads.file_broken': 'Upload failed! The file is damaged or cut off. Save it anew and try again.',
  'uploads.too_many_pixels': 'Upload failed! The picture has more than 40 million pixels. Make it smaller.',
  'uploads.too_complex':
    'Upload failed! This picture takes too long to draw. Save it as a plain PNG or JPEG and try again.',
  'jobs.not_found': 'This job is not among the failed ones any more. Somebody may have retried it already.',
  'uploads.quota': 'You have sent in as much as one account may within a day. Go on tomorrow.',
  'uploads.not_found': 'This upload is over. Start it again.',
  'uploads.offset_wrong':
    'A piece of this upload is already there, or one is missing. Go on from where it stands.',
  'mall.product_not_found': 'This product is not in the mall any more. Look around for something like it.',
  'mall.shop_not_found': 'This shop is not in the mall, or no longer.',
  'mall.address_incomplete': 'Something of the address is missing. Look at the marked field.',
  'mall.phone_invalid': 'This phone number cannot be called. Check its digits and the country.',
  'mall.addresses_full': 'Your address book is full. Delete one first.',
  'mall.address_not_found': 'This address is not in your book any more.',
  'mall.shops_full': 'You run or asked for as many shops as one person may. Wait for our word on those.',
  'mall.shop_not_waiting': 'This shop does not wait for a decision any more. Reload the list.',
  'mall.cursor_invalid': 'The list has moved on. Start again from the top.',
  'mall.favourites_full': 'You have as many favourites as we can keep. Let one go first.',
  'chain.network_unknown': 'We do not know this network. Choose another one.',
  'chain.not_deployed': 'Mofu is not on this network yet. Choose another one.',
  'chain.unreachable': 'The network does not answer right now. Try again in a moment.',
}
