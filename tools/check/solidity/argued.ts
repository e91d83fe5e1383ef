import type { RuleName } from './rules.ts'

/** Why a finding is no fault. Each is also told in docs/security.md; one that is no longer found must go. */
export const argued: Readonly<Partial<Record<RuleName, Readonly<Record<string, string>>>>> = {
  reentrancy: {
    'Boxes.settle':
      'Order by order: each is off the queue and its prizes are fixed before anybody is called, and the next is read anew.',
    'Boxes.claim': 'Each prize is out of the books before it moves; one that is out is not found again.',
    'BoxKeeping.addNfts': 'Each token is checked, counted and then taken; whoever calls back adds behind it.',
    'BoxKeeping.removeNfts':
      'Each token is out of the books before it moves, and the next one’s place and owner are read anew.',
    'BoxKeeping.returnNfts': 'As removeNfts.',
    'Gacha.settle':
      'Order by order: each is off the queue and its pets are given before anybody is called, and the next is read anew.',
    'Market.sellTokensTo':
      'Each purchase clears its own ask before it calls anybody, and reads its terms anew after the one before it.',
    'Credits.withdrawMany':
      'Every account is emptied before its own coin is sent; what is written after a refused one adds to what the books then say.',
  },
  'packed-collision': {
    'HashToCurve.hashToField':
      'The standard (RFC 9380) packs so: the message has 32 bytes here, and the length of the tag stands behind the tag.',
    'CollectionArgs._pack': 'The length of the name stands before the name: the border is written down.',
  },
  'foreign-from': {
    'BoxKeeping._move': 'From the caller when a prize is put in, else from the contract itself.',
    'PledgeShares.transferFrom':
      'Hands on to ERC-6909, which takes it off the allowance or asks for an operator.',
    'Market._buy':
      "The seller's own ask, under their key and their approval, says that the token may go at this price.",
  },
}

/** Functions that change something and are meant for everybody, with what protects everybody else from the caller. */
export const open: Readonly<Record<string, string>> = {
  'Auctions.create': 'Takes the token from the caller alone.',
  'Auctions.bid': "Takes the caller's own money; whoever is outbid is credited.",
  'Auctions.settle': 'After the end anyone may: everything goes where the lot says.',
  'BoxKeeping.addNfts': 'Refuses who is neither owner nor collaborator; takes the caller’s own tokens.',
  'BoxKeeping.createCollection': 'Makes an empty collection of the caller’s.',
  'BoxKeeping.createCollectionV2': 'As createCollection.',
  'BoxKeeping.createCollectionV3': 'As createCollection.',
  'BoxKeeping.publish': 'Refuses who is neither owner nor collaborator.',
  'BoxKeeping.returnNfts':
    'Refuses strangers until its time is over; then anyone may: each token goes to who put it in.',
  'BoxKeeping.setAllOpen': 'Refuses who is neither owner nor collaborator.',
  'BoxKeeping.setDetail': 'Refuses who is neither owner nor collaborator.',
  'BoxKeeping.setWhitelist': 'Refuses who is neither owner nor collaborator.',
  'BoxKeeping.unpublish': 'Refuses who is neither owner nor collaborator.',
  'Boxes.claim': 'Anyone may: each prize goes to who drew it.',
  'Boxes.claimCommission': 'Anyone may: it is credited to the owner of the collection.',
  'Boxes.claimFee': 'Anyone may: it is credited to the fee recipient.',
  'Boxes.draw': "Takes the caller's own money.",
  'Boxes.settle': 'Anyone may: the beacon alone says what everybody gets.',
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
  'ERC20.approve': "The standard, of GBT and the test dollar: gives rights over the caller's own coins.",
  'ERC20.permit': 'The standard, of GBT: with the holder’s signature, nonce and deadline.',
  'ERC20.transfer': "The standard, of GBT and the test dollar: moves the caller's own coins.",
  'ERC20.transferFrom': 'The standard, of GBT and the test dollar: within an allowance.',
  'ERC20Permit.permit': 'The standard, with the holder’s signature; of the test dollar only.',
  'ERC6909.approve': "The standard, of pledge shares: gives rights over the caller's own shares.",
  'ERC6909.setOperator': 'As approve, for all of them.',
  'ERC721.approve':
    'The standard, of names: asks whether the caller holds the name or may act for its holder.',
  'ERC721.safeTransferFrom': 'As transferFrom; a receiver that is a contract is asked.',
  'ERC721.setApprovalForAll': "Gives rights over the caller's own names.",
  'ERC721.transferFrom':
    'The standard, of names: asks whether the caller holds the name or was allowed to move it.',
  'Exchange.buy': "Takes the caller's own money, and sends GBT of the pool at the curve's price.",
  'Exchange.claimFee': 'Anyone may: it is credited to the fee recipient.',
  'Exchange.sell': "Takes the caller's own GBT, and pays what the curve says out of what was paid in.",
  'Gacha.pull': "Takes the caller's own money.",
  'Gacha.settle': 'Anyone may: the beacon alone says which pet everybody gets.',
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
  'Names.claimFee': 'Anyone may: it is credited to the fee recipient.',
  'Names.commit': 'Notes a hash with its time; one that stands is not moved, so nobody can delay another’s.',
  'Names.register': "Takes the caller's own money for a free name that was committed to.",
  'Names.renew': "Takes the caller's own money; a name only ever ends later by it.",
  'Ownable2Step.acceptOwnership':
    'Refuses all but the one it was offered to; OpenZeppelin keeps the caller in a variable first.',
  'PaySplit.receive': 'Money for the shares.',
  'PaySplit.split': 'Anyone may: it goes to the accounts that the split was made for.',
  'PaySplitFactory.create': 'Makes a split that holds nothing and belongs to its shares.',
  'Pledge.claim': 'Anyone may: the shares go to the fee recipient.',
  'Pledge.securitize':
    "Takes the caller's own token, as its collection says, and gives the caller its shares.",
  'PledgeShares.transfer': "Moves the caller's own shares.",
  'PledgeShares.transferFrom': 'Within what the holder allowed: ERC-6909 asks.',
  'Predictions.bet': "Takes the caller's own money.",
  'Predictions.claim': 'Pays what the caller is due.',
  'Predictions.claimFee': 'Anyone may, once for each round: it is credited to the fee recipient.',
  'Randomness.submit': 'Anyone may: the beacon’s signature is checked, and a round is written once.',
}
