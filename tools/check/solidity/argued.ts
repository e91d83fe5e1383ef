import type { RuleName } from './rules.ts'

/** Why a finding is no fault. Each is also told in docs/security.md; one that is no longer found must go. */
export const argued: Readonly<Partial<Record<RuleName, Readonly<Record<string, string>>>>> = {
  reentrancy: {
    'Market.sellTokensTo':
      'Each purchase clears its own ask before it calls anybody, and reads its terms anew after the one before it.',
    'Credits.withdrawMany':
      'Every account is emptied before its own coin is sent; what is written after a refused one adds to what the books then say.',
  },
  'packed-collision': {
    'CollectionArgs._pack': 'The length of the name stands before the name: the border is written down.',
  },
  'foreign-from': {
    'Market._buy':
      "The seller's own ask, under their key and their approval, says that the token may go at this price.",
  },
}

/** Functions that change something and are meant for everybody, with what protects everybody else from the caller. */
export const open: Readonly<Record<string, string>> = {
  'Auctions.create': 'Takes the token from the caller alone.',
  'Auctions.bid': "Takes the caller's own money; whoever is outbid is credited.",
  'Auctions.settle': 'After the end anyone may: everything goes where the lot says.',
  'CollectionSale.mintListed': 'Only who the list names, under the caller’s own entry.',
  'CollectionSale.mintOpen': 'For all, if the sale says so, within the limit of each wallet.',
  'CollectionSale.mintWhitelisted': 'Only with a proof for the caller’s own row.',
  'CollectionTokens.setApprovalForAll': "Gives away rights over the caller's own tokens only.",
  'Credits.credit': 'Credits what came with the call, or was announced and came since.',
  'Credits.creditMany': 'As credit.',
  'Credits.expect': 'Notes a balance; a second note makes the first one’s credit fail, and nothing else.',
  'Credits.withdraw': "Empties the caller's own account.",
  'Credits.withdrawMany': "Empties the caller's own account.",
  'DevStable.mint': 'Play money on a developer’s chain.',
  'ERC20.approve': 'The standard; of the test dollar only.',
  'ERC20.transfer': 'The standard; of the test dollar only.',
  'ERC20.transferFrom': 'The standard, within an allowance; of the test dollar only.',
  'ERC20Permit.permit': 'The standard, with the holder’s signature; of the test dollar only.',
  'MallCheckout.pay': "Takes the caller's own money for a quote that a quoter signed.",
  'MallCheckout.payMany': 'As pay.',
  'MallCheckout.payWithPermit2':
    'Anyone may bring it: the payer signed for this very quote, and Permit2 checks it.',
  'MallCheckout.refundAsPayee': 'Refuses who is not among the shares; pays out of the caller’s own wallet.',
  'Market.acceptBid':
    "Takes the token from the caller alone, and clears the named bidder's bid at a price they offered.",
  'Market.bid': "Takes the caller's own money.",
  'Market.cancelAllSells': "Ends the caller's own asks.",
  'Market.cancelBid': "Ends the caller's own bid.",
  'Market.cancelSell': "Ends the caller's own ask.",
  'Market.sellTokenTo': "Takes the caller's own money for an ask that its seller made.",
  'Market.sellTokensTo': 'As sellTokenTo.',
  'Market.updateBidPrice': "Changes the caller's own bid.",
  'Ownable2Step.acceptOwnership':
    'Refuses all but the one it was offered to; OpenZeppelin keeps the caller in a variable first.',
  'PaySplit.receive': 'Money for the shares.',
  'PaySplit.split': 'Anyone may: it goes to the accounts that the split was made for.',
  'PaySplitFactory.create': 'Makes a split that holds nothing and belongs to its shares.',
}
