import type { RuleName } from './rules.ts'

/** Why a finding is no fault. Each is also documented in docs/security.md; one that is no longer found must be removed. */
export const suppressed: Readonly<Partial<Record<RuleName, Readonly<Record<string, string>>>>> = {
  reentrancy: {
    'Boxes.settle':
      'Each order leaves the queue and its prizes are assigned before any external call; the next order is read from storage again.',
    'Boxes.claim': 'Each prize is deleted before its token moves, so a reentrant call does not find it.',
    'BoxManagement.addNfts':
      'Terms and state are checked again for each token, and each token is recorded before it moves.',
    'BoxManagement.removeNfts':
      'Each token is deleted before it moves; position, depositor and state of the next one are read again.',
    'BoxManagement.returnNfts': 'Like removeNfts.',
    'Gacha.settle':
      'Each order leaves the queue and its pets are minted before any external call; the next order is read from storage again.',
    'Market.sellTokensTo':
      'Each purchase deletes its own ask before any call, and reads its terms after the previous purchase is complete.',
    'Credits.withdrawMany':
      'Every account is emptied before its own coin is sent; what is written after a refused one adds to the stored balance.',
  },
  'packed-collision': {
    'HashToCurve.hashToField':
      'The standard (RFC 9380) packs so: the message has 32 bytes here, and the length of the tag stands behind the tag.',
    'CollectionArgs._pack': 'The length of the name precedes the name, so the border is known.',
  },
  'foreign-from': {
    'BoxManagement._transfer': 'From the caller for a deposit, otherwise from the contract itself.',
    'PledgeShares.transferFrom':
      'Hands on to ERC-6909, which takes it off the allowance or asks for an operator.',
    'Market._buy': "The seller's own ask and approval allow the sale of this token at this price.",
  },
}

/** State-changing functions that are open to everybody, with what protects others from the caller. */
export const open: Readonly<Record<string, string>> = {
  'Auctions.create':
    'Takes only the caller’s token. Replaces a lot only if the contract no longer holds its token, and credits its bidder.',
  'Auctions.bid': "Takes only the caller's money; the outbid bidder is credited.",
  'Auctions.reclaimBid':
    'Credits the highest bidder; anyone else may call it only after 30 days and if the token cannot be delivered.',
  'Auctions.settle': 'Open after the end: token and price go to the parties of the lot.',
  'BoxManagement.publish': 'Only the owner and collaborators.',
  'BoxManagement.removeNfts':
    'Only the owner, collaborators and the depositor of the NFT, which goes back to its depositor.',
  'BoxManagement.returnNfts':
    'Only the owner and collaborators until the run has ended; each token goes to its depositor.',
  'BoxManagement.unpublish': 'Only the owner and collaborators.',
  'BoxTerms.createCollection': 'Creates an empty collection owned by the caller.',
  'BoxTerms.createCollectionV2': 'Like createCollection.',
  'BoxTerms.createCollectionV3': 'Like createCollection.',
  'BoxTerms.setAllOpen': 'Only the owner and collaborators.',
  'BoxTerms.setDetail': 'Only the owner and collaborators.',
  'Boxes.claim': 'Anyone may call it: each prize goes to its winner.',
  'Boxes.claimCommission': 'Anyone may call it: the owner of the collection is credited.',
  'Boxes.claimFee': 'Anyone may call it: the fee recipient is credited.',
  'Boxes.draw': "Collects the caller's own payment.",
  'Boxes.settle': 'Anyone may call it: only the beacon decides the outcome.',
  'CollectionOffers.cancelCollectionOffer': "Refunds the caller's own offer.",
  'CollectionOffers.makeCollectionOffer': "Takes the caller's own money.",
  'CollectionOffers.updateCollectionOffer': "Changes the caller's own offer.",
  'CollectionSale.mintListed': 'Only a wallet on the whitelist, under its own entry.',
  'CollectionSale.mintOpen': 'Anyone, while the sale is open to all, within the limit of each wallet.',
  'CollectionSale.mintWhitelisted': 'Only with a Merkle proof for the caller’s own entry.',
  'CollectionTokens.setApprovalForAll': "Gives away rights over the caller's own tokens only.",
  'Credits.credit': 'Credits what came with the call, or was announced and came since.',
  'Credits.creditMany': 'As credit.',
  'Credits.sync': 'Notes a balance; a second note makes the first one’s credit fail, and nothing else.',
  'Credits.withdraw': "Sends the caller's own credit.",
  'Credits.withdrawFor':
    'Anyone may: the credit goes to the account it belongs to, and stays if the account rejects it.',
  'Credits.withdrawMany': "Sends the caller's own credits.",
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
  'Gacha.pull': "Collects the caller's own payment.",
  'Gacha.settle': 'Anyone may call it: only the beacon decides which pets are pulled.',
  'MallCheckout.pay': "Collects the caller's own payment for a quote that a quoter signed.",
  'MallCheckout.payMany': 'Like pay.',
  'MallCheckout.payWithPermit2':
    'Anyone may call it: the payer signed for this quote, and Permit2 verifies it.',
  'MallCheckout.refundAsPayee': 'Only an account among the shares; paid from the caller’s own wallet.',
  'Market.acceptBid':
    "Takes the token from the caller alone, and spends the named bidder's bid at the price it states.",
  'Market.bid': "Takes the caller's own money.",
  'Market.cancelAllSells': "Cancels the caller's own asks.",
  'Market.cancelBid': "Refunds the caller's own bid.",
  'Market.cancelSell': "Cancels the caller's own ask.",
  'Market.sellTokenTo': "Takes the caller's own money for an ask that its seller made.",
  'Market.sellTokensTo': 'As sellTokenTo.',
  'Market.updateBidPrice': "Changes the caller's own bid.",
  'Names.claimFee': 'Payments are credited to the fee recipient.',
  'Names.commit':
    'Stores a hash with its time; a valid one is not changed, so nobody can delay another’s commitment.',
  'Names.register': "Takes only the caller's money, for a free name that was committed to.",
  'Names.renew':
    "Takes only the caller's money; a renewal only ever moves the expiry later, by at most 100 years from now.",
  'Ownable2Step.acceptOwnership':
    'Refuses all but the one it was offered to; OpenZeppelin keeps the caller in a variable first.',
  'PaySplit.receive': 'Money for the shares.',
  'PaySplit.distribute': "Anyone may: the split's balance and credit go to its own accounts.",
  'PaySplitFactory.create': 'Makes a split that holds nothing and belongs to its shares.',
  'Pledge.securitize':
    "Takes the caller's own token, as its collection says, and gives the caller its shares.",
  'PledgeShares.transfer': "Moves the caller's own shares.",
  'PledgeShares.transferFrom': 'Within what the holder allowed: ERC-6909 asks.',
  'Predictions.bet': "Takes the caller's own money.",
  'Predictions.claim': 'Pays what the caller is due.',
  'Predictions.claimFee': 'Anyone may, once for each round: it is credited to the fee recipient.',
  'Randomness.submit': 'Anyone may call it: the beacon’s signature is verified, and a round is stored once.',
}
