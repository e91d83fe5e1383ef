export const tx = {
  close: 'Close',
  checking: 'Trying it out first, so that you do not pay for something that cannot work…',
  readyText: 'Nothing has happened yet. Read it through, then sign in your wallet.',
  approvalsChanged:
    'This needs other permissions now than when you confirmed. The transaction itself was not sent. Read it through again, then sign.',
  networkFee: 'Network fee',
  total: 'Total',
  network: 'Network',
  contract: 'Contract',
  from: 'Your wallet',
  how: 'How is this worked out?',
  howText:
    'The network fee is {gas, number} units of gas at the network’s current price. The price moves with every block, so the fee may turn out a little higher or lower.',
  sign: 'Sign in wallet',
  cancel: 'Not now',
  asking: 'Your wallet is asking you. Compare it with what you see here, then confirm there.',
  sent: 'Sent. The network is picking it up; this takes a few seconds.',
  sentUnreachable:
    'Sent, but we cannot reach the network to follow it. We keep looking. Do not send it again.',
  mined: 'It is on the chain, in block {block}. The market is updating…',
  mayClose: 'You may close this window. It goes on by itself.',
  hash: 'Transaction',
  hashName: 'transaction hash',
  explorer: 'See it in the explorer',
  doneClose: 'Close',
  steps: 'Steps',
  stepCheck: 'Check',
  stepSign: 'Sign',
  stepMine: 'On the chain',
  stepShow: 'Everyone sees it',
  failedTitle: 'That did not work',
  refusedTitle: 'Nothing was signed',
  refused: 'You declined in your wallet. Nothing was sent and nothing was paid.',
  reverted: 'The network tried it and rejected it. Only the network fee was spent.',
  wouldRevert: 'The contract would reject this, so we stopped before you paid anything.',
  contractSays: 'The contract says: {name}',
  poor: 'There are not enough coins in your wallet: this needs {need}, and you have {have}.',
  unreachable: 'We cannot reach the network right now. Nothing was sent. Try again in a moment.',
  limitsSignIn: 'This wallet has limits for draws and bets. Sign in first; nothing was paid.',
  limitsUnread: 'Your limits could not be read, so nothing was paid. Try again in a moment.',
  limitsUncounted:
    'An earlier transaction is not counted in your limits yet, so nothing was paid. Try again once it is done.',
  replaced: 'You replaced it in your wallet with something else, so this one never happened.',
  walletFailed: 'Your wallet could not send it: {reason}',
  locked: 'Your wallet is locked, so nothing was sent. Open it, unlock it, then try again.',
  unsupported: 'This wallet cannot send that. Nothing was sent; connect another wallet.',
  noWallet: 'Wallet is unconnected',
  otherAccount:
    'This was prepared for {account}, and another account is chosen in your wallet. Nothing was sent. Choose {account} again, or close this and start again.',
  nameChanged:
    '{name} resolves to another address now: {address}. Nothing was sent. Ask the recipient which address is theirs, then enter it again.',
  nameEnded:
    '{name} has expired and resolves to no address any more. Nothing was sent. Ask the recipient for their address.',
  settingChanged:
    'Somebody has changed this value since it was shown. Nothing was sent. Close this and look at the new value.',
  again: 'Try again',
  toastFailed: 'A transaction did not work.',
  gives: 'Leaves your wallet',
  givesNothing: 'Nothing but the network fee',
  gets: 'Arrives in your wallet',
  getsNothing: 'Nothing',
  networkFeeFirst: 'Network fee of the first signature',
  signTwo: 'Start: two signatures',
  allowText:
    'Two signatures. First you allow exactly <amount></amount> of {coin} to be taken, and no more; then comes the transaction itself. Its network fee is worked out in between.',
  allowWho: 'May take it:',
  allowTitle: 'Allow {coin} to be taken',
  allowing: 'First signature: your wallet is asking you to allow exactly this amount. Nothing is taken yet.',
  allowSent: 'Allowed. As soon as the network has it, your wallet asks for the second signature.',
  allowNote: 'Stay here for the second signature. If you leave, nothing is taken.',
  handText:
    'Two signatures. First you let the market move {name} when it is sold, and no other pet; then comes the transaction itself. Its network fee is worked out in between.',
  handTitle: 'Let the market move {name}',
  handing:
    'First signature: your wallet is asking you to let the market move this one pet. Nothing moves yet.',
  signMany: 'Start: {count, number} signatures',
  handManyText:
    '{all, plural, =2 {Two signatures. First comes a permission, then the transaction itself, whose network fee is worked out in between.} other {# signatures. First come {count, number} permissions, then the transaction itself, whose network fee is worked out in between.}}',
  handAll:
    'The market may move your pets of {name}, also those you do not list now. It only ever does so at a price you set or for an offer you accept. Revoke it any time under “Permissions”.',
  handOne: 'The market may move {name} when it is sold.',
  handAllTitle: 'Let the market move your pets of {name}',
  handingMany:
    'Your wallet is asking you to let the market move these pets when they are sold. Nothing moves yet.',
  allowSentMany: 'Allowed. As soon as the network has it, your wallet asks for the next signature.',
  allowNoteMany: 'Stay here until the last signature. If you leave before it, nothing is put up for sale.',
  /** Where NFTs go into a box instead of being sold. */
  forBox: {
    handText:
      'Two signatures. First you let the boxes take {name}, and no other NFT; then comes the transaction itself. Its network fee is worked out in between.',
    handTitle: 'Let the boxes take {name}',
    handing:
      'First signature: your wallet is asking you to let the boxes take this one NFT. Nothing moves yet.',
    handAll:
      'The boxes may take your NFTs of {name}, also those you do not choose now. They only ever take what you put into a box yourself. Revoke it any time under “Permissions”.',
    handOne: 'The boxes may take {name}.',
    handAllTitle: 'Let the boxes take your NFTs of {name}',
    handingMany: 'Your wallet is asking you to let the boxes take these NFTs. Nothing moves yet.',
    allowNoteMany: 'Stay here until the last signature. If you leave before it, nothing is put into the box.',
  },
  /** Where an auction keeps the token. */
  forAuction: {
    handText:
      'Two signatures. First you let the auctions take {name}, and no other NFT; then comes the transaction itself. Its network fee is worked out in between.',
    handTitle: 'Let the auctions take {name}',
    handing:
      'First signature: your wallet is asking you to let the auctions take this one NFT. Nothing moves yet.',
  },
  /** Where the pledge contract keeps the token. */
  forPledge: {
    handText:
      'Two signatures. First you let the pledge contract take {name}, and no other NFT; then comes the transaction itself. Its network fee is worked out in between.',
    handTitle: 'Let the pledge contract take {name}',
    handing:
      'First signature: your wallet is asking you to let the pledge contract take this one NFT. Nothing moves yet.',
  },
  toastDone: 'A transaction is through.',
  tray: 'Your transactions',
  trayUnderWay: 'Your transactions, {count, number} under way',
  trayText: 'What this device has sent. Each is followed until nothing can take it back.',
  trayEmpty: 'Nothing here yet.',
  trayClear: 'Clear the finished ones',
  stageSeen: 'On the chain, {blocks, number} of {needed, number} blocks',
  stage: {
    asked: 'Your wallet was asked',
    sent: 'On its way',
    mined: 'On the chain, the market is updating',
    shown: 'On the chain',
    final: 'Final',
    reverted: 'Turned down by the network',
    replaced: 'Replaced by something else',
  },
  errors: {
    Pausable_Paused: 'This is paused everywhere for now. Come back a little later.',
    Predictions_InvalidState: 'The quiz is not in this state any more: bets have closed, or it was decided.',
    Predictions_InvalidSide: 'You have bet on the other answer before. You can only add to that one.',
    Predictions_InvalidUnits: 'That many units do not fit into the pool. Bet fewer.',
    Predictions_InvalidTimes: 'The close of bets has passed, or the draw is too far ahead.',
    Predictions_InvalidDossier: 'This quiz was started before.',
    Predictions_OutsideResultWindow: 'The result can be announced from the draw on, for 7 days.',
    Predictions_NothingToClaim: 'There is nothing to claim: it was claimed before, or the bet was wrong.',
    Governed_NoRole: 'This wallet does not have the role that is needed. Connect the operator’s wallet.',
    Boxes_NotOpen: 'This box cannot be drawn from now: it is not yet open, sold out, or it has ended.',
    Boxes_RunMismatch:
      'The box was published again since you looked. Close this, look at its contents, then decide anew.',
    Boxes_InsufficientStock: 'Fewer NFTs are left than you would draw. Choose fewer draws.',
    Boxes_TermsMismatch:
      'The price or the coin has changed since you looked. Close this, look at the new one, then decide anew.',
    Boxes_NotWhitelisted: 'This wallet is not on the whitelist, or has made all its draws.',
    Boxes_NotDrawn: 'This prize was claimed already.',
    Boxes_NotOwner: 'Only the owner of this lottery may do this. Connect that wallet.',
    Boxes_NotCollaborator:
      'Only the owner and the collaborators of this lottery may do this. Connect that wallet.',
    Boxes_DrawsPending:
      'The lottery is published, or paid draws are waiting. Unpublish it and wait for their results.',
    Boxes_Full: 'The box is full: it holds at most 10,000 NFTs.',
    Boxes_TooSmall: 'Too few NFTs are in the box to publish it. Put more in.',
    Boxes_NotEmpty:
      'While NFTs are in the box, its coin, a lower lowest price or a higher commission are not possible.',
    Boxes_PriceBelowMin: 'The price is below the lowest price of this lottery.',
    Boxes_MinPriceNotSet: 'Only the owner may put NFTs in until the lottery has a lowest price.',
    Boxes_DepositTermsMismatch:
      'The terms of the lottery have changed since you looked. Close this, read them, then decide anew.',
    Boxes_TooLate: 'That time is too far ahead: it opens within 30 days and lasts at most 180.',
    Boxes_TokenNotReceived: 'One of these NFTs is not in your wallet any more.',
    Boxes_TokenExpires: 'A name that expires cannot be put into a box.',
    Boxes_NftNotFound: 'One of these NFTs is no longer in the box.',
    Auctions_BidTooLow:
      'Somebody bid first, so your bid is too low now. Close this and bid the new least amount or more.',
    Auctions_BidTooHigh: 'That is more than a bid can be. Bid less.',
    Auctions_NotOngoing: 'Bidding is not open now: it has not started, or it is over.',
    Auctions_CoinMismatch: 'This auction takes another coin. Refresh the page and bid again.',
    Auctions_LotNotFound:
      'This auction is settled or cancelled already. Refresh the page to see how it ended.',
    Auctions_LotMismatch:
      'This pet was put up for auction anew since you opened this page. Look at the new end and terms, then bid again.',
    Auctions_LotExists: 'This pet is up for auction already.',
    Auctions_HasBid: 'Somebody has bid, so the auction cannot be cancelled any more.',
    Auctions_TooEarly: 'It is too early for that. Wait until the auction is over.',
    Auctions_Unauthorized: 'Only the seller or the highest bidder may do this. Connect that wallet.',
    Auctions_EndsTooCloseToExpiry:
      'The name must stay valid for 7 days after the latest possible end. Choose a shorter time, or renew the name first.',
    Auctions_LotTooLong: 'An auction lasts at most 90 days. Choose a shorter time.',
    Auctions_TokenNotReceived: 'This pet is not in your wallet any more.',
    Pledge_NotOpen:
      'Pledging is closed for this collection. Come back later, or choose a pet of another one.',
    Pledge_SettingsMismatch:
      'The settings have changed since you looked. Close this, read the new ones, then decide anew.',
    Pledge_TokenNotReceived: 'This pet is not in your wallet any more.',
    Pledge_NotPledged: 'It was redeemed already. Refresh the page.',
    Pledge_OnlyPledger: 'Only the pledger can redeem it for now. The page shows until when.',
    Pledge_InsufficientShares: 'You have too few shares. Get the missing ones from another holder first.',
    Pledge_PriceAboveMaximum:
      'It was redeemed and pledged again, and costs more shares now. Refresh the page to see the price.',
    Pledge_InvalidReceiver: 'Shares and pets cannot go to this address. Enter another one.',
    Pledge_NotFeeRecipient: 'Only the fee recipient can claim the fees. Connect that wallet.',
    Pledge_NothingToClaim: 'There are no fees to claim now.',
    Pledge_SupplyNotProven:
      'Nothing proves that the supply of this collection cannot grow, so it cannot be pledged.',
    Pledge_SupplyNotFixed:
      'New ones of this collection can still be minted, so it cannot be pledged. End minting first.',
    Pledge_SharesFixed:
      'The number of shares cannot change while pets of this collection are pledged. Keep the old number.',
    Pledge_InvalidSettings:
      'The settings are outside of the limits: shares above zero, fee at most 10%, discount at most the fee.',
    Pledge_InvalidTimes: 'Redeem limit and discount time are at most 365 days.',
    Market_TermsMismatch:
      'The price or the coin has changed since you looked. Close this, look at the new one, then decide anew.',
    Market_AskNotFound: 'It is not for sale any more: it was sold, moved, or the listing was cancelled.',
    Market_AskNotOpen: 'The sale has not begun yet, or it is over.',
    Market_NotTokenOwner: 'This pet is not in your wallet any more.',
    Market_NotApproved: 'The seller took back the market’s permission to move it.',
    Market_BidNotFound: 'This offer does not exist any more: it was accepted or taken back.',
    Market_BidExists: 'You have an offer for this pet already. Change that one instead.',
    Market_BidExpired: 'The time of this offer is over. Only its bidder can take it back.',
    Market_ExpiresTooSoon:
      'The name must stay valid for at least 7 days after the sale. Choose an earlier end, or renew the name first.',
    CollectionOffers_OfferNotFound: 'This collection offer no longer exists: it was filled or cancelled.',
    CollectionOffers_OfferExists: 'You already have an offer for this collection. Change or cancel that one.',
    CollectionOffers_OfferExpired: 'This collection offer has ended. Choose another offer.',
    CollectionOffers_InvalidQuantity:
      'The offer does not have that many left. Refresh the page and choose fewer items.',
    CollectionOffers_OwnOffer: 'This is your own offer, so you cannot accept it.',
    TradeLimits_PriceBelowFloor: 'The price is below the least that is allowed in this coin.',
    TradeLimits_PriceAboveCeiling: 'The price is above the most that is allowed in this coin.',
    TradeLimits_DurationTooLong: 'That is longer than an offer may stand. Choose a shorter time.',
    TradeLimits_InvalidEnd: 'That time is past already. Choose a later one.',
    SupportedCoins_NotSupported: 'The market does not deal in this coin. Choose another one.',
    SupportedCollections_NotSupported: 'The market does not deal in this collection.',
    SupportedCollections_Blacklisted: 'The market does not deal in this collection.',
    ERC721InsufficientApproval: 'The market may not move this pet: its holder took the permission back.',
    ERC721IncorrectOwner: 'This pet is in another wallet by now.',
    CollectionFactory_Closed: 'Making collections is closed for now. Come back a little later.',
    CollectionFactory_AlreadyDeployed:
      'This very collection is on the chain already. Look for it among yours.',
    CollectionFactory_InvalidNameLength: 'The name is too long for the chain. Take a shorter one.',
    CollectionFactory_InvalidSymbolLength: 'The symbol is too long for the chain. Take a shorter one.',
    Collection_NotOwner: 'Only the owner of the collection may do that. Connect that wallet.',
    Collection_NotCollaborator: 'Only the owner and collaborators of the collection may do that.',
    Collection_InvalidQuantity: 'At most 200 fit in one transaction. Take fewer.',
    CollectionSale_NotActive: 'This sale is over, or has not begun.',
    CollectionSale_NotOpenToAll: 'This sale is not open to everyone yet. Wait for the public phase.',
    CollectionSale_NotWhitelisted: 'This wallet is not on the list of this sale.',
    CollectionSale_PriceMismatch: 'The price has just changed. Look at the new one, then try again.',
    CollectionSale_SeriesMismatch: 'Other artwork is on sale now. Look at it, then try again.',
    CollectionSale_LimitReached: 'This wallet has bought all it may in this sale.',
    CollectionSale_SoldOut: 'This sale is sold out.',
    Governed_NotAdmin: 'Only the platform’s admins may do this. Connect that wallet.',
    Exchange_Expired:
      'The offer is older than 20 minutes. Close this, look at the new price, then decide anew.',
    Exchange_InsufficientOutput:
      'The price has moved: less than your minimum would come out. Close this, look at the new price, then decide anew.',
    Exchange_AmountTooLarge: 'The exchange cannot take this amount. Take less.',
    Names_Taken: 'Somebody registered this name first. Search for another one.',
    Names_NotCommitted:
      'The first step is less than a minute or more than a day old. Wait a little, or send step 1 again.',
    Names_PriceMismatch: 'The price has just changed. Close this, look at the new price, then decide anew.',
    Names_ExpiryTooFar: 'A name can be registered for at most 100 years from now. Choose fewer years.',
    Names_NotRegistered: 'This name is not registered any more. Search for it to register it.',
    Names_Expired: 'This name has expired. Renew it first.',
    Names_NotTokenOwner: 'This name is not in your wallet any more.',
    Names_AddrMismatch: 'This name stands for another address. Change its address record first.',
    Gacha_Closed: 'This machine is closed for now. Come back a little later.',
    Gacha_InsufficientStock: 'There are not that many pets left in the machine. Take fewer.',
    Gacha_PriceAboveMax:
      'Somebody pulled first, so the price has risen. Close this, look at the new price, then decide anew.',
    Gacha_NotTokenOwner: 'This pet is not in your wallet any more.',
    Collection_Closed: 'This collection is closed. Only its owner and the wallets they chose may mint here.',
    Collection_Paused: 'Minting is paused everywhere for now. Come back a little later.',
    Collection_MintingEnded: 'Minting in this collection has ended for good.',
    MaxFee_Exceeded: 'The mint fee has just changed. Look at the new one, then try again.',
    Collection_MintLimitReached: 'This collection is full. Every token of it has been minted.',
    Collection_SeriesLimitReached: 'This series is full. Every token of it has been minted.',
    Collection_RoyaltyAboveTop: 'The creator earnings are above what is allowed.',
    Coin_InvalidValue: 'The mint fee has just changed. Look at the new price, then try again.',
  },
} as const
