//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Auctions
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const auctionsAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
      {
        name: 'factory',
        internalType: 'contract ICollectionFactory',
        type: 'address',
      },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
      { name: 'start', internalType: 'uint40', type: 'uint40' },
    ],
    name: 'bid',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'cancel',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'countsTransfers',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'reserve', internalType: 'uint256', type: 'uint256' },
      { name: 'start', internalType: 'uint40', type: 'uint40' },
      { name: 'end', internalType: 'uint40', type: 'uint40' },
    ],
    name: 'create',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRate',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRateCap',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRecipient',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'isBlacklisted',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'isPlatformCollection',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'isSupported',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'isSupportedCollection',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'lotOf',
    outputs: [
      {
        name: 'lot',
        internalType: 'struct IAuctions.Lot',
        type: 'tuple',
        components: [
          { name: 'seller', internalType: 'address', type: 'address' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'start', internalType: 'uint256', type: 'uint256' },
          { name: 'end', internalType: 'uint256', type: 'uint256' },
          { name: 'bidder', internalType: 'address', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
          { name: 'minBid', internalType: 'uint256', type: 'uint256' },
          { name: 'feeRate', internalType: 'uint256', type: 'uint256' },
          {
            name: 'state',
            internalType: 'enum IAuctions.LotState',
            type: 'uint8',
          },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'maxDuration',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'priceLimits',
    outputs: [
      { name: 'floor', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'reclaimBid',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'royaltiesTop',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'blacklisted', internalType: 'bool', type: 'bool' },
    ],
    name: 'setBlacklisted',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'supported', internalType: 'bool', type: 'bool' },
    ],
    name: 'setCoin',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'supported', internalType: 'bool', type: 'bool' },
    ],
    name: 'setCollection',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'rate', internalType: 'uint16', type: 'uint16' }],
    name: 'setFeeRate',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'setFeeRecipient',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'duration', internalType: 'uint32', type: 'uint32' }],
    name: 'setMaxDuration',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'floor', internalType: 'uint96', type: 'uint96' },
      { name: 'ceiling', internalType: 'uint96', type: 'uint96' },
    ],
    name: 'setPriceLimits',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'top', internalType: 'uint16', type: 'uint16' }],
    name: 'setRoyaltiesTop',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'settle',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'bidder',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'BidReclaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'supported', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'CoinSupported',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'blacklisted',
        internalType: 'bool',
        type: 'bool',
        indexed: false,
      },
    ],
    name: 'CollectionBlacklisted',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'supported', internalType: 'bool', type: 'bool', indexed: false },
      { name: 'counts', internalType: 'bool', type: 'bool', indexed: false },
      { name: 'expires', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'CollectionSupported',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'rate',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeRateSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'FeeRecipientSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'bidder',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'end', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'LotBid',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'reserve',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'start',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'end', internalType: 'uint256', type: 'uint256', indexed: false },
      {
        name: 'feeRate',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'LotCreated',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'LotReturned',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'winner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
      {
        name: 'creator',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'royalty',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'LotSettled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'bidder',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'LotVoided',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'duration',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'MaxDurationSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      {
        name: 'floor',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'ceiling',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'PriceLimitsSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'top', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'RoyaltiesTopSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  {
    type: 'error',
    inputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    name: 'Auctions_BidTooHigh',
  },
  {
    type: 'error',
    inputs: [
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
      { name: 'minBid', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Auctions_BidTooLow',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'Auctions_CoinMismatch',
  },
  {
    type: 'error',
    inputs: [
      { name: 'latestEnd', internalType: 'uint256', type: 'uint256' },
      { name: 'expiry', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Auctions_EndsTooCloseToExpiry',
  },
  {
    type: 'error',
    inputs: [
      { name: 'bidder', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Auctions_HasBid',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Auctions_LotExists',
  },
  {
    type: 'error',
    inputs: [{ name: 'start', internalType: 'uint256', type: 'uint256' }],
    name: 'Auctions_LotMismatch',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Auctions_LotNotFound',
  },
  {
    type: 'error',
    inputs: [
      { name: 'duration', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Auctions_LotTooLong',
  },
  {
    type: 'error',
    inputs: [
      { name: 'start', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Auctions_NotOngoing',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Auctions_TokenNotReceived',
  },
  {
    type: 'error',
    inputs: [{ name: 'time', internalType: 'uint256', type: 'uint256' }],
    name: 'Auctions_TooEarly',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Auctions_Unauthorized',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'received', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InexactTransfer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  { type: 'error', inputs: [], name: 'FeeRecipient_ZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'rate', internalType: 'uint256', type: 'uint256' },
      { name: 'cap', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Fees_RateAboveCap',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  {
    type: 'error',
    inputs: [
      { name: 'top', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'RoyaltiesTop_AboveCeiling',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotERC20',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotSupported',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'SupportedCollections_Blacklisted',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'SupportedCollections_NotERC721',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'SupportedCollections_NotSupported',
  },
  {
    type: 'error',
    inputs: [
      { name: 'duration', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_DurationTooLong',
  },
  {
    type: 'error',
    inputs: [
      { name: 'start', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_InvalidEnd',
  },
  {
    type: 'error',
    inputs: [
      { name: 'floor', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_InvalidLimits',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_PriceAboveCeiling',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'floor', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_PriceBelowFloor',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Boxes
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const boxesAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
      {
        name: 'lists_',
        internalType: 'contract ISupportedCollections',
        type: 'address',
      },
      {
        name: 'randomness_',
        internalType: 'contract IRandomness',
        type: 'address',
      },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      {
        name: 'nfts',
        internalType: 'struct IBoxManagement.NewNft[]',
        type: 'tuple[]',
        components: [
          { name: 'collection', internalType: 'address', type: 'address' },
          { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
          { name: 'price', internalType: 'uint96', type: 'uint96' },
        ],
      },
      {
        name: 'terms',
        internalType: 'struct IBoxManagement.DepositTerms',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'minPrice', internalType: 'uint96', type: 'uint96' },
          { name: 'maxCommissionRate', internalType: 'uint16', type: 'uint16' },
        ],
      },
    ],
    name: 'addNfts',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'boxCount',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    name: 'boxSlots',
    outputs: [{ name: '', internalType: 'uint256[5]', type: 'uint256[5]' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'indexes', internalType: 'uint256[]', type: 'uint256[]' },
    ],
    name: 'claim',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    name: 'claimCommission',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    name: 'claimFee',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'detail',
        internalType: 'struct IBoxManagement.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
      },
      { name: 'coin', internalType: 'Coin', type: 'address' },
    ],
    name: 'createCollection',
    outputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'detail',
        internalType: 'struct IBoxManagement.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
      },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      {
        name: 'rules',
        internalType: 'struct IBoxManagement.Rules',
        type: 'tuple',
        components: [
          { name: 'commissionRate', internalType: 'uint16', type: 'uint16' },
          { name: 'allOpen', internalType: 'bool', type: 'bool' },
          { name: 'openAt', internalType: 'uint40', type: 'uint40' },
          { name: 'minPrice', internalType: 'uint96', type: 'uint96' },
        ],
      },
    ],
    name: 'createCollectionV2',
    outputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'detail',
        internalType: 'struct IBoxManagement.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
      },
      { name: 'nftCoin', internalType: 'Coin', type: 'address' },
      {
        name: 'rules',
        internalType: 'struct IBoxManagement.Rules',
        type: 'tuple',
        components: [
          { name: 'commissionRate', internalType: 'uint16', type: 'uint16' },
          { name: 'allOpen', internalType: 'bool', type: 'bool' },
          { name: 'openAt', internalType: 'uint40', type: 'uint40' },
          { name: 'minPrice', internalType: 'uint96', type: 'uint96' },
        ],
      },
      { name: 'nftPrice', internalType: 'uint96', type: 'uint96' },
    ],
    name: 'createCollectionV3',
    outputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'run', internalType: 'uint256', type: 'uint256' },
      { name: 'size', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'paid', internalType: 'uint256', type: 'uint256' },
      { name: 'listed', internalType: 'bool', type: 'bool' },
    ],
    name: 'draw',
    outputs: [{ name: 'orderId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRate',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRateCap',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRecipient',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'isCollaborator',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'isSupported',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'lists',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'maxDuration',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'minSize',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'position', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'nftAt',
    outputs: [{ name: 'index', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'index', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'nftSlots',
    outputs: [{ name: '', internalType: 'uint256[3]', type: 'uint256[3]' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'orderId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'orderSlots',
    outputs: [
      { name: 'word', internalType: 'uint256', type: 'uint256' },
      { name: 'listedPrice', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'priceLimits',
    outputs: [
      { name: 'floor', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'closeAt', internalType: 'uint40', type: 'uint40' },
    ],
    name: 'publish',
    outputs: [{ name: 'run', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'randomness',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'positions', internalType: 'uint256[]', type: 'uint256[]' },
    ],
    name: 'removeNfts',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'returnNfts',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'allOpen', internalType: 'bool', type: 'bool' },
    ],
    name: 'setAllOpen',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'supported', internalType: 'bool', type: 'bool' },
    ],
    name: 'setCoin',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'isCollaborator_', internalType: 'bool', type: 'bool' },
    ],
    name: 'setCollaborator',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      {
        name: 'detail',
        internalType: 'struct IBoxManagement.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
      },
    ],
    name: 'setDetail',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'rate', internalType: 'uint16', type: 'uint16' }],
    name: 'setFeeRate',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'setFeeRecipient',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'duration', internalType: 'uint32', type: 'uint32' }],
    name: 'setMaxDuration',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'size', internalType: 'uint16', type: 'uint16' }],
    name: 'setMinSize',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'floor', internalType: 'uint96', type: 'uint96' },
      { name: 'ceiling', internalType: 'uint96', type: 'uint96' },
    ],
    name: 'setPriceLimits',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      {
        name: 'rules',
        internalType: 'struct IBoxManagement.Rules',
        type: 'tuple',
        components: [
          { name: 'commissionRate', internalType: 'uint16', type: 'uint16' },
          { name: 'allOpen', internalType: 'bool', type: 'bool' },
          { name: 'openAt', internalType: 'uint40', type: 'uint40' },
          { name: 'minPrice', internalType: 'uint96', type: 'uint96' },
        ],
      },
      { name: 'nftPrice', internalType: 'uint96', type: 'uint96' },
    ],
    name: 'setTerms',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'accounts', internalType: 'address[]', type: 'address[]' },
      { name: 'price', internalType: 'uint96', type: 'uint96' },
      { name: 'limit', internalType: 'uint32', type: 'uint32' },
    ],
    name: 'setWhitelist',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'settle',
    outputs: [{ name: 'count', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    name: 'unpublish',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'whitelistSlot',
    outputs: [{ name: 'word', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'allOpen', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'AllOpenSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'index',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'winner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Claimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'supported', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'CoinSupported',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'isCollaborator',
        internalType: 'bool',
        type: 'bool',
        indexed: false,
      },
    ],
    name: 'CollaboratorSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'detail',
        internalType: 'struct IBoxManagement.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
        indexed: false,
      },
    ],
    name: 'CollectionCreated',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'CommissionClaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'detail',
        internalType: 'struct IBoxManagement.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
        indexed: false,
      },
    ],
    name: 'DetailSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'orderId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'paid',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'size',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'round',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'listed', internalType: 'bool', type: 'bool', indexed: false },
      {
        name: 'timesToCall',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Drawn',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeClaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'rate',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeRateSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'FeeRecipientSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'duration',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'MaxDurationSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'size',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'MinSizeSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'index',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'size',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'NftAdded',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'index',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'size',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'NftReturned',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      {
        name: 'floor',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'ceiling',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'PriceLimitsSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'orderId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'number',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'index',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'winner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'proceeds',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'commission',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'PrizeAssigned',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'run', internalType: 'uint256', type: 'uint256', indexed: false },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'feeRate',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'openAt',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'closeAt',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'size',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Published',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'orderId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Refunded',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'hasOnePrice',
        internalType: 'bool',
        type: 'bool',
        indexed: false,
      },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'rules',
        internalType: 'struct IBoxManagement.Rules',
        type: 'tuple',
        components: [
          { name: 'commissionRate', internalType: 'uint16', type: 'uint16' },
          { name: 'allOpen', internalType: 'bool', type: 'bool' },
          { name: 'openAt', internalType: 'uint40', type: 'uint40' },
          { name: 'minPrice', internalType: 'uint96', type: 'uint96' },
        ],
        indexed: false,
      },
    ],
    name: 'TermsSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
    ],
    name: 'Unpublished',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'boxId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'limit',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'WhitelistItemSet',
  },
  {
    type: 'error',
    inputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    name: 'Boxes_BoxNotFound',
  },
  {
    type: 'error',
    inputs: [
      { name: 'rate', internalType: 'uint256', type: 'uint256' },
      { name: 'cap', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_CommissionAboveCap',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'minPrice', internalType: 'uint256', type: 'uint256' },
      { name: 'commissionRate', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_DepositTermsMismatch',
  },
  {
    type: 'error',
    inputs: [
      { name: 'pending', internalType: 'uint256', type: 'uint256' },
      { name: 'isPublished', internalType: 'bool', type: 'bool' },
    ],
    name: 'Boxes_DrawsPending',
  },
  {
    type: 'error',
    inputs: [{ name: 'max', internalType: 'uint256', type: 'uint256' }],
    name: 'Boxes_Full',
  },
  {
    type: 'error',
    inputs: [
      { name: 'size', internalType: 'uint256', type: 'uint256' },
      { name: 'available', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_InsufficientStock',
  },
  {
    type: 'error',
    inputs: [
      { name: 'size', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_InvalidSize',
  },
  {
    type: 'error',
    inputs: [
      { name: 'length', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_ListTooLong',
  },
  {
    type: 'error',
    inputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    name: 'Boxes_MinPriceNotSet',
  },
  {
    type: 'error',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'position', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_NftNotFound',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Boxes_NotCollaborator',
  },
  {
    type: 'error',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'index', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_NotDrawn',
  },
  {
    type: 'error',
    inputs: [{ name: 'size', internalType: 'uint256', type: 'uint256' }],
    name: 'Boxes_NotEmpty',
  },
  {
    type: 'error',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'state', internalType: 'enum IBoxes.BoxState', type: 'uint8' },
    ],
    name: 'Boxes_NotOpen',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Boxes_NotOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'used', internalType: 'uint256', type: 'uint256' },
      { name: 'limit', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_NotWhitelisted',
  },
  {
    type: 'error',
    inputs: [
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'minPrice', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_PriceBelowMin',
  },
  {
    type: 'error',
    inputs: [{ name: 'run', internalType: 'uint256', type: 'uint256' }],
    name: 'Boxes_RunMismatch',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'paid', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_TermsMismatch',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_TokenExpires',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_TokenNotReceived',
  },
  {
    type: 'error',
    inputs: [
      { name: 'time', internalType: 'uint256', type: 'uint256' },
      { name: 'latest', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_TooLate',
  },
  {
    type: 'error',
    inputs: [
      { name: 'size', internalType: 'uint256', type: 'uint256' },
      { name: 'min', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Boxes_TooSmall',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Boxes_Unauthorized',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'received', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InexactTransfer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  { type: 'error', inputs: [], name: 'FeeRecipient_ZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'rate', internalType: 'uint256', type: 'uint256' },
      { name: 'cap', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Fees_RateAboveCap',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotERC20',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotSupported',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'SupportedCollections_NotSupported',
  },
  {
    type: 'error',
    inputs: [
      { name: 'duration', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_DurationTooLong',
  },
  {
    type: 'error',
    inputs: [
      { name: 'start', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_InvalidEnd',
  },
  {
    type: 'error',
    inputs: [
      { name: 'floor', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_InvalidLimits',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_PriceAboveCeiling',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'floor', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_PriceBelowFloor',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// BoxesLens
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const boxesLensAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'boxes_', internalType: 'contract IBoxes', type: 'address' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'boxId', internalType: 'uint256', type: 'uint256' }],
    name: 'boxOf',
    outputs: [
      {
        name: 'box',
        internalType: 'struct IBoxesLens.Box',
        type: 'tuple',
        components: [
          { name: 'owner', internalType: 'address', type: 'address' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint256', type: 'uint256' },
          { name: 'minPrice', internalType: 'uint256', type: 'uint256' },
          { name: 'totalPrice', internalType: 'uint256', type: 'uint256' },
          { name: 'commissionRate', internalType: 'uint256', type: 'uint256' },
          { name: 'feeRate', internalType: 'uint256', type: 'uint256' },
          { name: 'commission', internalType: 'uint256', type: 'uint256' },
          { name: 'fee', internalType: 'uint256', type: 'uint256' },
          { name: 'size', internalType: 'uint256', type: 'uint256' },
          { name: 'pending', internalType: 'uint256', type: 'uint256' },
          { name: 'timesToCall', internalType: 'uint256', type: 'uint256' },
          { name: 'soldCount', internalType: 'uint256', type: 'uint256' },
          { name: 'orders', internalType: 'uint256', type: 'uint256' },
          { name: 'settled', internalType: 'uint256', type: 'uint256' },
          { name: 'run', internalType: 'uint256', type: 'uint256' },
          { name: 'publishedAt', internalType: 'uint256', type: 'uint256' },
          { name: 'openAt', internalType: 'uint256', type: 'uint256' },
          { name: 'closeAt', internalType: 'uint256', type: 'uint256' },
          { name: 'hasOnePrice', internalType: 'bool', type: 'bool' },
          { name: 'allOpen', internalType: 'bool', type: 'bool' },
          {
            name: 'state',
            internalType: 'enum IBoxes.BoxState',
            type: 'uint8',
          },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'boxes',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'index', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'nftOf',
    outputs: [
      {
        name: 'nft',
        internalType: 'struct IBoxesLens.Nft',
        type: 'tuple',
        components: [
          { name: 'owner', internalType: 'address', type: 'address' },
          { name: 'collection', internalType: 'address', type: 'address' },
          { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
          { name: 'price', internalType: 'uint256', type: 'uint256' },
          { name: 'isDrawn', internalType: 'bool', type: 'bool' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'orderId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'orderOf',
    outputs: [
      {
        name: 'order',
        internalType: 'struct IBoxesLens.Order',
        type: 'tuple',
        components: [
          { name: 'owner', internalType: 'address', type: 'address' },
          { name: 'round', internalType: 'uint256', type: 'uint256' },
          { name: 'size', internalType: 'uint256', type: 'uint256' },
          { name: 'paid', internalType: 'uint256', type: 'uint256' },
          { name: 'isSettled', internalType: 'bool', type: 'bool' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'boxId', internalType: 'uint256', type: 'uint256' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'whitelistItem',
    outputs: [
      {
        name: 'entry',
        internalType: 'struct IBoxesLens.WhitelistItem',
        type: 'tuple',
        components: [
          { name: 'price', internalType: 'uint256', type: 'uint256' },
          { name: 'usedCount', internalType: 'uint256', type: 'uint256' },
          { name: 'limit', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    stateMutability: 'view',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Collection
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const collectionAbi = [
  {
    type: 'constructor',
    inputs: [
      {
        name: 'factory_',
        internalType: 'contract ICollectionFactory',
        type: 'address',
      },
      { name: 'credits', internalType: 'contract ICredits', type: 'address' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'acceptOwnership',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'approve',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'balanceOf',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'close',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'collectionCreator',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'contractURI',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'creator',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'endMinting',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'endSale',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'factory',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'getApproved',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'operator', internalType: 'address', type: 'address' },
    ],
    name: 'isApprovedForAll',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collaborator', internalType: 'address', type: 'address' },
    ],
    name: 'isCollaborator',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'minter', internalType: 'address', type: 'address' }],
    name: 'isMinter',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'isOpen',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'isSupplyFixed',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'maxMint',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'creator_', internalType: 'address', type: 'address' },
      { name: 'uri', internalType: 'string', type: 'string' },
      { name: 'royalty', internalType: 'uint96', type: 'uint96' },
      {
        name: 'maxFee',
        internalType: 'struct MaxFee',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'mint',
    outputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'uri', internalType: 'string', type: 'string' },
      { name: 'royalty', internalType: 'uint96', type: 'uint96' },
      {
        name: 'maxFee',
        internalType: 'struct MaxFee',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'mintByCreator',
    outputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'creator_', internalType: 'address', type: 'address' },
      { name: 'uri', internalType: 'string', type: 'string' },
      { name: 'royalty', internalType: 'uint96', type: 'uint96' },
      { name: 'fee', internalType: 'uint256', type: 'uint256' },
      { name: 'form', internalType: 'enum ContentUri.Form', type: 'uint8' },
    ],
    name: 'mintFirst',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'series', internalType: 'uint256', type: 'uint256' },
      { name: 'quantity', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      {
        name: 'maxFee',
        internalType: 'struct MaxFee',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'mintListed',
    outputs: [{ name: 'firstId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'creator_', internalType: 'address', type: 'address' },
      { name: 'uris', internalType: 'string[]', type: 'string[]' },
      { name: 'royalty', internalType: 'uint96', type: 'uint96' },
      {
        name: 'maxFee',
        internalType: 'struct MaxFee',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'mintMany',
    outputs: [{ name: 'firstId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'series', internalType: 'uint256', type: 'uint256' },
      { name: 'quantity', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      {
        name: 'maxFee',
        internalType: 'struct MaxFee',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'mintOpen',
    outputs: [{ name: 'firstId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'creator_', internalType: 'address', type: 'address' },
      { name: 'baseUri', internalType: 'string', type: 'string' },
      { name: 'quantity', internalType: 'uint256', type: 'uint256' },
      { name: 'royalty', internalType: 'uint96', type: 'uint96' },
      {
        name: 'maxFee',
        internalType: 'struct MaxFee',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'mintSeries',
    outputs: [{ name: 'firstId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'series', internalType: 'uint256', type: 'uint256' },
      { name: 'quantity', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'limit', internalType: 'uint256', type: 'uint256' },
      { name: 'proof', internalType: 'bytes32[]', type: 'bytes32[]' },
      {
        name: 'maxFee',
        internalType: 'struct MaxFee',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'mintWhitelisted',
    outputs: [{ name: 'firstId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'name',
    outputs: [{ name: 'name_', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'open',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'owner',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'ownerAndTransfers',
    outputs: [
      { name: 'holder', internalType: 'address', type: 'address' },
      { name: 'transfers', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'ownerOf',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pendingOwner',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'royalties',
    outputs: [{ name: '', internalType: 'uint96', type: 'uint96' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'salePrice', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'royaltyInfo',
    outputs: [
      { name: 'receiver', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'data', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'sale',
    outputs: [
      { name: 'isActive', internalType: 'bool', type: 'bool' },
      { name: 'series', internalType: 'uint256', type: 'uint256' },
      { name: 'sold', internalType: 'uint256', type: 'uint256' },
      { name: 'royalty', internalType: 'uint256', type: 'uint256' },
      { name: 'baseUri', internalType: 'string', type: 'string' },
      {
        name: 'terms',
        internalType: 'struct ICollectionSale.SaleTerms',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint96', type: 'uint96' },
          { name: 'limit', internalType: 'uint32', type: 'uint32' },
          { name: 'allOpen', internalType: 'bool', type: 'bool' },
          { name: 'merkleRoot', internalType: 'bytes32', type: 'bytes32' },
          { name: 'treeUri', internalType: 'string', type: 'string' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'saleInfo',
    outputs: [
      { name: 'transfers', internalType: 'uint256', type: 'uint256' },
      { name: 'receiver', internalType: 'address', type: 'address' },
      { name: 'royalty', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'seriesOf',
    outputs: [
      { name: 'series', internalType: 'uint256', type: 'uint256' },
      { name: 'serial', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'operator', internalType: 'address', type: 'address' },
      { name: 'isApproved', internalType: 'bool', type: 'bool' },
    ],
    name: 'setApprovalForAll',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collaborator', internalType: 'address', type: 'address' },
      { name: 'allowed', internalType: 'bool', type: 'bool' },
    ],
    name: 'setCollaborator',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'uri', internalType: 'string', type: 'string' }],
    name: 'setContractURI',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'minter', internalType: 'address', type: 'address' },
      { name: 'allowed', internalType: 'bool', type: 'bool' },
    ],
    name: 'setMinter',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'accounts', internalType: 'address[]', type: 'address[]' },
      { name: 'price', internalType: 'uint96', type: 'uint96' },
      { name: 'limit', internalType: 'uint32', type: 'uint32' },
    ],
    name: 'setWhitelist',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'terms',
        internalType: 'struct ICollectionSale.SaleTerms',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint96', type: 'uint96' },
          { name: 'limit', internalType: 'uint32', type: 'uint32' },
          { name: 'allOpen', internalType: 'bool', type: 'bool' },
          { name: 'merkleRoot', internalType: 'bytes32', type: 'bytes32' },
          { name: 'treeUri', internalType: 'string', type: 'string' },
        ],
      },
      { name: 'baseUri', internalType: 'string', type: 'string' },
      { name: 'royalty', internalType: 'uint96', type: 'uint96' },
    ],
    name: 'startSale',
    outputs: [{ name: 'series', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'interfaceId', internalType: 'bytes4', type: 'bytes4' }],
    name: 'supportsInterface',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [],
    name: 'symbol',
    outputs: [{ name: 'symbol_', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'tokenURI',
    outputs: [{ name: 'uri', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'totalSupply',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'transferCount',
    outputs: [{ name: 'count', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transferFrom',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'newOwner', internalType: 'address', type: 'address' }],
    name: 'transferOwnership',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'terms',
        internalType: 'struct ICollectionSale.SaleTerms',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint96', type: 'uint96' },
          { name: 'limit', internalType: 'uint32', type: 'uint32' },
          { name: 'allOpen', internalType: 'bool', type: 'bool' },
          { name: 'merkleRoot', internalType: 'bytes32', type: 'bytes32' },
          { name: 'treeUri', internalType: 'string', type: 'string' },
        ],
      },
    ],
    name: 'updateSale',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'whitelistItem',
    outputs: [
      {
        name: '',
        internalType: 'struct ICollectionSale.WhitelistItem',
        type: 'tuple',
        components: [
          { name: 'price', internalType: 'uint256', type: 'uint256' },
          { name: 'usedCount', internalType: 'uint256', type: 'uint256' },
          { name: 'addr', internalType: 'address', type: 'address' },
          { name: 'limit', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'id', internalType: 'uint256', type: 'uint256', indexed: true },
    ],
    name: 'Approval',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'operator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'isApproved',
        internalType: 'bool',
        type: 'bool',
        indexed: false,
      },
    ],
    name: 'ApprovalForAll',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'Closed' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collaborator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'allowed', internalType: 'bool', type: 'bool', indexed: false },
      {
        name: 'term',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'CollaboratorSet',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'ContractURIUpdated' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'series',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'limit',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Listed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'creator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      { name: 'uri', internalType: 'string', type: 'string', indexed: false },
      {
        name: 'royalty',
        internalType: 'uint96',
        type: 'uint96',
        indexed: false,
      },
      {
        name: 'minter',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'Minted',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'minter',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'allowed', internalType: 'bool', type: 'bool', indexed: false },
      {
        name: 'grantor',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'grantorTerm',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'MinterSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'totalSupply',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'MintingEnded',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'Opened' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'previousOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'newOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'OwnershipTransferStarted',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'previousOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'newOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'OwnershipTransferred',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'series',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
    ],
    name: 'SaleEnded',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'series',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'terms',
        internalType: 'struct ICollectionSale.SaleTerms',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint96', type: 'uint96' },
          { name: 'limit', internalType: 'uint32', type: 'uint32' },
          { name: 'allOpen', internalType: 'bool', type: 'bool' },
          { name: 'merkleRoot', internalType: 'bytes32', type: 'bytes32' },
          { name: 'treeUri', internalType: 'string', type: 'string' },
        ],
        indexed: false,
      },
    ],
    name: 'SaleSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'series',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'creator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'baseUri',
        internalType: 'string',
        type: 'string',
        indexed: false,
      },
      {
        name: 'royalty',
        internalType: 'uint96',
        type: 'uint96',
        indexed: false,
      },
    ],
    name: 'SeriesCreated',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'series',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'firstId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'quantity',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'firstSerial',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'minter',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'SeriesMinted',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'series',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'buyer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'quantity',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'usedCount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Sold',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      { name: 'id', internalType: 'uint256', type: 'uint256', indexed: true },
    ],
    name: 'Transfer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  {
    type: 'error',
    inputs: [
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'limit', internalType: 'uint256', type: 'uint256' },
      { name: 'usedCount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'CollectionSale_LimitReached',
  },
  { type: 'error', inputs: [], name: 'CollectionSale_NotActive' },
  { type: 'error', inputs: [], name: 'CollectionSale_NotOpenToAll' },
  {
    type: 'error',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'CollectionSale_NotWhitelisted',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'CollectionSale_PriceMismatch',
  },
  {
    type: 'error',
    inputs: [{ name: 'series', internalType: 'uint256', type: 'uint256' }],
    name: 'CollectionSale_SeriesMismatch',
  },
  {
    type: 'error',
    inputs: [{ name: 'limit', internalType: 'uint256', type: 'uint256' }],
    name: 'CollectionSale_SoldOut',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Collection_Closed',
  },
  { type: 'error', inputs: [], name: 'Collection_EmptyUri' },
  { type: 'error', inputs: [], name: 'Collection_InvalidCreator' },
  {
    type: 'error',
    inputs: [
      { name: 'quantity', internalType: 'uint256', type: 'uint256' },
      { name: 'limit', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Collection_InvalidQuantity',
  },
  {
    type: 'error',
    inputs: [{ name: 'limit', internalType: 'uint256', type: 'uint256' }],
    name: 'Collection_MintLimitReached',
  },
  { type: 'error', inputs: [], name: 'Collection_MintingEnded' },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Collection_NotCollaborator',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Collection_NotFactory',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Collection_NotOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Collection_NotPendingOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'royalty', internalType: 'uint256', type: 'uint256' },
      { name: 'top', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Collection_RoyaltyAboveTop',
  },
  {
    type: 'error',
    inputs: [{ name: 'limit', internalType: 'uint256', type: 'uint256' }],
    name: 'Collection_SeriesLimitReached',
  },
  {
    type: 'error',
    inputs: [{ name: 'limit', internalType: 'uint256', type: 'uint256' }],
    name: 'Collection_TransferLimitReached',
  },
  {
    type: 'error',
    inputs: [
      { name: 'sender', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'owner', internalType: 'address', type: 'address' },
    ],
    name: 'ERC721IncorrectOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'operator', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'ERC721InsufficientApproval',
  },
  {
    type: 'error',
    inputs: [{ name: 'approver', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidApprover',
  },
  {
    type: 'error',
    inputs: [{ name: 'operator', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidOperator',
  },
  {
    type: 'error',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'receiver', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidReceiver',
  },
  {
    type: 'error',
    inputs: [{ name: 'sender', internalType: 'address', type: 'address' }],
    name: 'ERC721InvalidSender',
  },
  {
    type: 'error',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'ERC721NonexistentToken',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'fee', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MaxFee_Exceeded',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// CollectionFactory
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const collectionFactoryAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'close',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'params',
        internalType: 'struct ICollectionFactory.NewCollection',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'symbol', internalType: 'string', type: 'string' },
          { name: 'creator', internalType: 'address', type: 'address' },
          { name: 'maxMint', internalType: 'uint64', type: 'uint64' },
          { name: 'isOpen', internalType: 'bool', type: 'bool' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
    ],
    name: 'deploy',
    outputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'params',
        internalType: 'struct ICollectionFactory.NewCollection',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'symbol', internalType: 'string', type: 'string' },
          { name: 'creator', internalType: 'address', type: 'address' },
          { name: 'maxMint', internalType: 'uint64', type: 'uint64' },
          { name: 'isOpen', internalType: 'bool', type: 'bool' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
      { name: 'uri', internalType: 'string', type: 'string' },
      { name: 'royalty', internalType: 'uint96', type: 'uint96' },
      {
        name: 'maxFee',
        internalType: 'struct MaxFee',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'deployAndMint',
    outputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'deployFee',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRecipient',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'implementation',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'isCollection',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'isOpen',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'mintCoin',
    outputs: [{ name: '', internalType: 'Coin', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'mintFee',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'mintTerms',
    outputs: [
      {
        name: 'terms',
        internalType: 'struct ICollectionFactory.MintTerms',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'fee', internalType: 'uint256', type: 'uint256' },
          { name: 'recipient', internalType: 'address', type: 'address' },
          { name: 'royaltiesTop', internalType: 'uint256', type: 'uint256' },
          { name: 'paused', internalType: 'bool', type: 'bool' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'open',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner_', internalType: 'address', type: 'address' },
      {
        name: 'params',
        internalType: 'struct ICollectionFactory.NewCollection',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'symbol', internalType: 'string', type: 'string' },
          { name: 'creator', internalType: 'address', type: 'address' },
          { name: 'maxMint', internalType: 'uint64', type: 'uint64' },
          { name: 'isOpen', internalType: 'bool', type: 'bool' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
    ],
    name: 'predict',
    outputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner_', internalType: 'address', type: 'address' },
      {
        name: 'params',
        internalType: 'struct ICollectionFactory.NewCollection',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'symbol', internalType: 'string', type: 'string' },
          { name: 'creator', internalType: 'address', type: 'address' },
          { name: 'maxMint', internalType: 'uint64', type: 'uint64' },
          { name: 'isOpen', internalType: 'bool', type: 'bool' },
          { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
      { name: 'uri', internalType: 'string', type: 'string' },
    ],
    name: 'predictWithMint',
    outputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'royaltiesTop',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'fee', internalType: 'uint96', type: 'uint96' }],
    name: 'setDeployFee',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'setFeeRecipient',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'fee', internalType: 'uint96', type: 'uint96' },
    ],
    name: 'setMintFee',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'top', internalType: 'uint16', type: 'uint16' }],
    name: 'setRoyaltiesTop',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'Closed' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'creator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'name', internalType: 'string', type: 'string', indexed: false },
      {
        name: 'symbol',
        internalType: 'string',
        type: 'string',
        indexed: false,
      },
      {
        name: 'maxMint',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'isOpen', internalType: 'bool', type: 'bool', indexed: false },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'CollectionDeployed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'DeployFeeSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'FeeRecipientSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'MintFeeSet',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'Opened' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'top', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'RoyaltiesTopSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'CollectionFactory_AlreadyDeployed',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'CollectionFactory_Closed',
  },
  { type: 'error', inputs: [], name: 'CollectionFactory_InvalidCreator' },
  {
    type: 'error',
    inputs: [
      { name: 'length', internalType: 'uint256', type: 'uint256' },
      { name: 'limit', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'CollectionFactory_InvalidNameLength',
  },
  {
    type: 'error',
    inputs: [
      { name: 'length', internalType: 'uint256', type: 'uint256' },
      { name: 'limit', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'CollectionFactory_InvalidSymbolLength',
  },
  {
    type: 'error',
    inputs: [
      { name: 'royalty', internalType: 'uint256', type: 'uint256' },
      { name: 'top', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Collection_RoyaltyAboveTop',
  },
  { type: 'error', inputs: [], name: 'FeeRecipient_ZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'fee', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MaxFee_Exceeded',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  {
    type: 'error',
    inputs: [
      { name: 'top', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'RoyaltiesTop_AboveCeiling',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Credits
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const creditsAbi = [
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'credit',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      {
        name: 'payouts',
        internalType: 'struct ICredits.Payout[]',
        type: 'tuple[]',
        components: [
          { name: 'account', internalType: 'address', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'creditMany',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'creditOf',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'sync',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'withdraw',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'withdrawFor',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coins', internalType: 'Coin[]', type: 'address[]' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'withdrawMany',
    outputs: [
      { name: 'amounts', internalType: 'uint256[]', type: 'uint256[]' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'balance',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Credited',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'balance',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'WithdrawalFailed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'caller',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'balance',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Withdrawn',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'received', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InexactTransfer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  {
    type: 'error',
    inputs: [
      { name: 'needed', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Credits_InsufficientGas',
  },
  { type: 'error', inputs: [], name: 'Credits_InvalidReceiver' },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'Credits_NotSynced',
  },
  {
    type: 'error',
    inputs: [
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
    ],
    name: 'Credits_NothingToWithdraw',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// DevPriceFeed
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const devPriceFeedAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'owner_', internalType: 'address', type: 'address' },
      { name: 'description_', internalType: 'string', type: 'string' },
      { name: 'decimals_', internalType: 'uint8', type: 'uint8' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'decimals',
    outputs: [{ name: '', internalType: 'uint8', type: 'uint8' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'description',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'roundId', internalType: 'uint80', type: 'uint80' }],
    name: 'getRoundData',
    outputs: [
      { name: '', internalType: 'uint80', type: 'uint80' },
      { name: '', internalType: 'int256', type: 'int256' },
      { name: '', internalType: 'uint256', type: 'uint256' },
      { name: '', internalType: 'uint256', type: 'uint256' },
      { name: '', internalType: 'uint80', type: 'uint80' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'latestRoundData',
    outputs: [
      { name: '', internalType: 'uint80', type: 'uint80' },
      { name: '', internalType: 'int256', type: 'int256' },
      { name: '', internalType: 'uint256', type: 'uint256' },
      { name: '', internalType: 'uint256', type: 'uint256' },
      { name: '', internalType: 'uint80', type: 'uint80' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'owner',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'renounceOwnership',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'answer', internalType: 'int256', type: 'int256' },
      { name: 'updatedAt', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'setAnswer',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'newOwner', internalType: 'address', type: 'address' }],
    name: 'transferOwnership',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'version',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'pure',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'current',
        internalType: 'int256',
        type: 'int256',
        indexed: true,
      },
      {
        name: 'roundId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'updatedAt',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'AnswerUpdated',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'previousOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'newOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'OwnershipTransferred',
  },
  {
    type: 'error',
    inputs: [{ name: 'roundId', internalType: 'uint80', type: 'uint80' }],
    name: 'DevPriceFeed_NoRound',
  },
  {
    type: 'error',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'OwnableInvalidOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'OwnableUnauthorizedAccount',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// DevStable
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const devStableAbi = [
  { type: 'constructor', inputs: [], stateMutability: 'nonpayable' },
  {
    type: 'function',
    inputs: [],
    name: 'DOMAIN_SEPARATOR',
    outputs: [{ name: '', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'spender', internalType: 'address', type: 'address' },
    ],
    name: 'allowance',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'spender', internalType: 'address', type: 'address' },
      { name: 'value', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'approve',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'balanceOf',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'decimals',
    outputs: [{ name: '', internalType: 'uint8', type: 'uint8' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [],
    name: 'eip712Domain',
    outputs: [
      { name: 'fields', internalType: 'bytes1', type: 'bytes1' },
      { name: 'name', internalType: 'string', type: 'string' },
      { name: 'version', internalType: 'string', type: 'string' },
      { name: 'chainId', internalType: 'uint256', type: 'uint256' },
      { name: 'verifyingContract', internalType: 'address', type: 'address' },
      { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
      { name: 'extensions', internalType: 'uint256[]', type: 'uint256[]' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'mint',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'name',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'nonces',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'spender', internalType: 'address', type: 'address' },
      { name: 'value', internalType: 'uint256', type: 'uint256' },
      { name: 'deadline', internalType: 'uint256', type: 'uint256' },
      { name: 'v', internalType: 'uint8', type: 'uint8' },
      { name: 'r', internalType: 'bytes32', type: 'bytes32' },
      { name: 's', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'permit',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'symbol',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'totalSupply',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'value', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transfer',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'value', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transferFrom',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'spender',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'value',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Approval',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'EIP712DomainChanged' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'value',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Transfer',
  },
  { type: 'error', inputs: [], name: 'ECDSAInvalidSignature' },
  {
    type: 'error',
    inputs: [{ name: 'length', internalType: 'uint256', type: 'uint256' }],
    name: 'ECDSAInvalidSignatureLength',
  },
  {
    type: 'error',
    inputs: [{ name: 's', internalType: 'bytes32', type: 'bytes32' }],
    name: 'ECDSAInvalidSignatureS',
  },
  {
    type: 'error',
    inputs: [
      { name: 'spender', internalType: 'address', type: 'address' },
      { name: 'allowance', internalType: 'uint256', type: 'uint256' },
      { name: 'needed', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'ERC20InsufficientAllowance',
  },
  {
    type: 'error',
    inputs: [
      { name: 'sender', internalType: 'address', type: 'address' },
      { name: 'balance', internalType: 'uint256', type: 'uint256' },
      { name: 'needed', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'ERC20InsufficientBalance',
  },
  {
    type: 'error',
    inputs: [{ name: 'approver', internalType: 'address', type: 'address' }],
    name: 'ERC20InvalidApprover',
  },
  {
    type: 'error',
    inputs: [{ name: 'receiver', internalType: 'address', type: 'address' }],
    name: 'ERC20InvalidReceiver',
  },
  {
    type: 'error',
    inputs: [{ name: 'sender', internalType: 'address', type: 'address' }],
    name: 'ERC20InvalidSender',
  },
  {
    type: 'error',
    inputs: [{ name: 'spender', internalType: 'address', type: 'address' }],
    name: 'ERC20InvalidSpender',
  },
  {
    type: 'error',
    inputs: [{ name: 'deadline', internalType: 'uint256', type: 'uint256' }],
    name: 'ERC2612ExpiredSignature',
  },
  {
    type: 'error',
    inputs: [
      { name: 'signer', internalType: 'address', type: 'address' },
      { name: 'owner', internalType: 'address', type: 'address' },
    ],
    name: 'ERC2612InvalidSigner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'currentNonce', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'InvalidAccountNonce',
  },
  { type: 'error', inputs: [], name: 'InvalidShortString' },
  {
    type: 'error',
    inputs: [{ name: 'str', internalType: 'string', type: 'string' }],
    name: 'StringTooLong',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Exchange
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const exchangeAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
      { name: 'base', internalType: 'Coin', type: 'address' },
      { name: 'virtualBase_', internalType: 'uint96', type: 'uint96' },
      { name: 'supply', internalType: 'uint96', type: 'uint96' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'baseToken',
    outputs: [{ name: '', internalType: 'Coin', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'amountIn', internalType: 'uint256', type: 'uint256' },
      { name: 'minOut', internalType: 'uint256', type: 'uint256' },
      { name: 'deadline', internalType: 'uint256', type: 'uint256' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'buy',
    outputs: [{ name: 'out', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'claimFee',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'currentPrice',
    outputs: [{ name: 'price', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRate',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRateCap',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRecipient',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'floorPrice',
    outputs: [{ name: 'price', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'amountIn', internalType: 'uint256', type: 'uint256' }],
    name: 'quoteBuy',
    outputs: [
      { name: 'out', internalType: 'uint256', type: 'uint256' },
      { name: 'fee', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'amountIn', internalType: 'uint256', type: 'uint256' }],
    name: 'quoteSell',
    outputs: [
      { name: 'out', internalType: 'uint256', type: 'uint256' },
      { name: 'fee', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'realBase',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'amountIn', internalType: 'uint256', type: 'uint256' },
      { name: 'minOut', internalType: 'uint256', type: 'uint256' },
      { name: 'deadline', internalType: 'uint256', type: 'uint256' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'sell',
    outputs: [{ name: 'out', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'rate', internalType: 'uint16', type: 'uint16' }],
    name: 'setFeeRate',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'setFeeRecipient',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'token',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'tokenReserve',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'totalSupply',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unclaimedFee',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'virtualBase',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'buyer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'paid',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'realBase',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'tokenReserve',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Bought',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeClaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'rate',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeRateSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'FeeRecipientSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
      {
        name: 'received',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'realBase',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'tokenReserve',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Sold',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'received', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InexactTransfer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  {
    type: 'error',
    inputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    name: 'Exchange_AmountTooLarge',
  },
  {
    type: 'error',
    inputs: [{ name: 'deadline', internalType: 'uint256', type: 'uint256' }],
    name: 'Exchange_Expired',
  },
  {
    type: 'error',
    inputs: [
      { name: 'out', internalType: 'uint256', type: 'uint256' },
      { name: 'min', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Exchange_InsufficientOutput',
  },
  {
    type: 'error',
    inputs: [{ name: 'to', internalType: 'address', type: 'address' }],
    name: 'Exchange_InvalidReceiver',
  },
  { type: 'error', inputs: [], name: 'Exchange_InvalidReserves' },
  { type: 'error', inputs: [], name: 'Exchange_NothingToClaim' },
  { type: 'error', inputs: [], name: 'FeeRecipient_ZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'rate', internalType: 'uint256', type: 'uint256' },
      { name: 'cap', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Fees_RateAboveCap',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  { type: 'error', inputs: [], name: 'ReentrancyGuardReentrantCall' },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Gacha
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const gachaAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
      {
        name: 'randomness_',
        internalType: 'contract IRandomness',
        type: 'address',
      },
      { name: 'coin_', internalType: 'Coin', type: 'address' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'approve',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'balanceOf',
    outputs: [{ name: 'result', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'coin',
    outputs: [{ name: '', internalType: 'Coin', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'contractURI',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'detail',
        internalType: 'struct IGacha.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
      },
      { name: 'step', internalType: 'uint96', type: 'uint96' },
      { name: 'baseUri', internalType: 'string', type: 'string' },
    ],
    name: 'create',
    outputs: [{ name: 'machineId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'endCreation',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRecipient',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'id', internalType: 'uint256', type: 'uint256' }],
    name: 'getApproved',
    outputs: [{ name: 'result', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'operator', internalType: 'address', type: 'address' },
    ],
    name: 'isApprovedForAll',
    outputs: [{ name: 'result', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'isSupplyFixed',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'machineCount',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'machineId', internalType: 'uint256', type: 'uint256' }],
    name: 'machineOf',
    outputs: [
      {
        name: 'machine',
        internalType: 'struct IGacha.Machine',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint256', type: 'uint256' },
          { name: 'step', internalType: 'uint256', type: 'uint256' },
          { name: 'reserve', internalType: 'uint256', type: 'uint256' },
          { name: 'pulls', internalType: 'uint256', type: 'uint256' },
          { name: 'size', internalType: 'uint256', type: 'uint256' },
          { name: 'pending', internalType: 'uint256', type: 'uint256' },
          { name: 'orders', internalType: 'uint256', type: 'uint256' },
          { name: 'settled', internalType: 'uint256', type: 'uint256' },
          { name: 'isOpen', internalType: 'bool', type: 'bool' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'name',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [
      { name: 'machineId', internalType: 'uint256', type: 'uint256' },
      { name: 'orderId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'orderOf',
    outputs: [
      {
        name: 'order',
        internalType: 'struct IGacha.Order',
        type: 'tuple',
        components: [
          { name: 'owner', internalType: 'address', type: 'address' },
          { name: 'round', internalType: 'uint256', type: 'uint256' },
          { name: 'size', internalType: 'uint256', type: 'uint256' },
          { name: 'paid', internalType: 'uint256', type: 'uint256' },
          { name: 'isSettled', internalType: 'bool', type: 'bool' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'id', internalType: 'uint256', type: 'uint256' }],
    name: 'ownerOf',
    outputs: [{ name: 'result', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'paidFor',
    outputs: [{ name: 'paid', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'machineId', internalType: 'uint256', type: 'uint256' },
      { name: 'size', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'priceOf',
    outputs: [{ name: 'paid', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'machineId', internalType: 'uint256', type: 'uint256' },
      { name: 'size', internalType: 'uint256', type: 'uint256' },
      { name: 'maxPaid', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'pull',
    outputs: [{ name: 'orderId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'randomness',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'redeem',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'redeemValue',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
      { name: 'data', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'operator', internalType: 'address', type: 'address' },
      { name: 'isApproved', internalType: 'bool', type: 'bool' },
    ],
    name: 'setApprovalForAll',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'uri', internalType: 'string', type: 'string' }],
    name: 'setContractURI',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'machineId', internalType: 'uint256', type: 'uint256' },
      {
        name: 'detail',
        internalType: 'struct IGacha.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
      },
    ],
    name: 'setDetail',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'setFeeRecipient',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'machineId', internalType: 'uint256', type: 'uint256' },
      { name: 'isOpen', internalType: 'bool', type: 'bool' },
    ],
    name: 'setOpen',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'machineId', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'settle',
    outputs: [{ name: 'count', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'interfaceId', internalType: 'bytes4', type: 'bytes4' }],
    name: 'supportsInterface',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'symbol',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [
      { name: 'machineId', internalType: 'uint256', type: 'uint256' },
      { name: 'pet', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'tokenIdOf',
    outputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'tokenURI',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'transferCount',
    outputs: [{ name: 'count', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transferFrom',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'id', internalType: 'uint256', type: 'uint256', indexed: true },
    ],
    name: 'Approval',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'operator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'isApproved',
        internalType: 'bool',
        type: 'bool',
        indexed: false,
      },
    ],
    name: 'ApprovalForAll',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'ContractURIUpdated' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'machineCount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'CreationEnded',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'machineId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'detail',
        internalType: 'struct IGacha.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
        indexed: false,
      },
    ],
    name: 'DetailSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'FeeRecipientSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'machineId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'step',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'pets',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'baseUri',
        internalType: 'string',
        type: 'string',
        indexed: false,
      },
      {
        name: 'detail',
        internalType: 'struct IGacha.Detail',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'cover', internalType: 'string', type: 'string' },
          { name: 'title', internalType: 'string', type: 'string' },
          { name: 'introduction', internalType: 'string', type: 'string' },
        ],
        indexed: false,
      },
    ],
    name: 'MachineCreated',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'machineId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'isOpen', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'OpenSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'machineId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'orderId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'number',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'paid',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'PetPulled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'machineId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'size',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'PetReturned',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'machineId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'orderId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'size',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'firstPull',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'paid',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'round',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'nextPrice',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Pulled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'machineId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'Redeemed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'machineId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'orderId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Refunded',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      { name: 'id', internalType: 'uint256', type: 'uint256', indexed: true },
    ],
    name: 'Transfer',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  { type: 'error', inputs: [], name: 'AccountBalanceOverflow' },
  { type: 'error', inputs: [], name: 'BalanceQueryForZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'received', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InexactTransfer',
  },
  { type: 'error', inputs: [], name: 'FeeRecipient_ZeroAddress' },
  {
    type: 'error',
    inputs: [{ name: 'machineId', internalType: 'uint256', type: 'uint256' }],
    name: 'Gacha_Closed',
  },
  { type: 'error', inputs: [], name: 'Gacha_CreationEnded' },
  {
    type: 'error',
    inputs: [
      { name: 'size', internalType: 'uint256', type: 'uint256' },
      { name: 'available', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Gacha_InsufficientStock',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'decimals', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Gacha_InvalidCoin',
  },
  {
    type: 'error',
    inputs: [
      { name: 'size', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Gacha_InvalidSize',
  },
  {
    type: 'error',
    inputs: [
      { name: 'step', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Gacha_InvalidStep',
  },
  {
    type: 'error',
    inputs: [{ name: 'machineId', internalType: 'uint256', type: 'uint256' }],
    name: 'Gacha_MachineNotFound',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Gacha_NotTokenOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Gacha_PriceAboveMax',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  { type: 'error', inputs: [], name: 'NotOwnerNorApproved' },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  { type: 'error', inputs: [], name: 'TokenAlreadyExists' },
  { type: 'error', inputs: [], name: 'TokenDoesNotExist' },
  { type: 'error', inputs: [], name: 'TransferFromIncorrectOwner' },
  { type: 'error', inputs: [], name: 'TransferToNonERC721ReceiverImplementer' },
  { type: 'error', inputs: [], name: 'TransferToZeroAddress' },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Gbt
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const gbtAbi = [
  {
    type: 'constructor',
    inputs: [{ name: 'supply', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'DOMAIN_SEPARATOR',
    outputs: [{ name: 'result', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'spender', internalType: 'address', type: 'address' },
    ],
    name: 'allowance',
    outputs: [{ name: 'result', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'spender', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'approve',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'balanceOf',
    outputs: [{ name: 'result', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'decimals',
    outputs: [{ name: '', internalType: 'uint8', type: 'uint8' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'exchange',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'name',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'nonces',
    outputs: [{ name: 'result', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'spender', internalType: 'address', type: 'address' },
      { name: 'value', internalType: 'uint256', type: 'uint256' },
      { name: 'deadline', internalType: 'uint256', type: 'uint256' },
      { name: 'v', internalType: 'uint8', type: 'uint8' },
      { name: 'r', internalType: 'bytes32', type: 'bytes32' },
      { name: 's', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'permit',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'symbol',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'take',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'totalSupply',
    outputs: [{ name: 'result', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transfer',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transferFrom',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'spender',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Approval',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Transfer',
  },
  { type: 'error', inputs: [], name: 'AllowanceOverflow' },
  { type: 'error', inputs: [], name: 'AllowanceUnderflow' },
  { type: 'error', inputs: [], name: 'Gbt_InvalidReceiver' },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Gbt_NotExchange',
  },
  { type: 'error', inputs: [], name: 'InsufficientAllowance' },
  { type: 'error', inputs: [], name: 'InsufficientBalance' },
  { type: 'error', inputs: [], name: 'InvalidPermit' },
  { type: 'error', inputs: [], name: 'Permit2AllowanceIsFixedAtInfinity' },
  { type: 'error', inputs: [], name: 'PermitExpired' },
  { type: 'error', inputs: [], name: 'TotalSupplyOverflow' },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// MallCheckout
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const mallCheckoutAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
      { name: 'permit2_', internalType: 'contract IPermit2', type: 'address' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
      {
        name: 'split',
        internalType: 'struct Share[]',
        type: 'tuple[]',
        components: [
          { name: 'account', internalType: 'address', type: 'address' },
          { name: 'weight', internalType: 'uint96', type: 'uint96' },
        ],
      },
    ],
    name: 'capture',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'quote',
        internalType: 'struct IMallCheckout.Quote',
        type: 'tuple',
        components: [
          { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'orderKey', internalType: 'bytes32', type: 'bytes32' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
          { name: 'splitHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'payBy', internalType: 'uint48', type: 'uint48' },
          { name: 'captureBy', internalType: 'uint48', type: 'uint48' },
          { name: 'refundBy', internalType: 'uint48', type: 'uint48' },
          { name: 'payer', internalType: 'address', type: 'address' },
        ],
      },
    ],
    name: 'digestOf',
    outputs: [{ name: '', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'eip712Domain',
    outputs: [
      { name: 'fields', internalType: 'bytes1', type: 'bytes1' },
      { name: 'name', internalType: 'string', type: 'string' },
      { name: 'version', internalType: 'string', type: 'string' },
      { name: 'chainId', internalType: 'uint256', type: 'uint256' },
      { name: 'verifyingContract', internalType: 'address', type: 'address' },
      { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
      { name: 'extensions', internalType: 'uint256[]', type: 'uint256[]' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'heldOf',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'isSupported',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'paymentId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'markShipped',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'quote',
        internalType: 'struct IMallCheckout.Quote',
        type: 'tuple',
        components: [
          { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'orderKey', internalType: 'bytes32', type: 'bytes32' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
          { name: 'splitHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'payBy', internalType: 'uint48', type: 'uint48' },
          { name: 'captureBy', internalType: 'uint48', type: 'uint48' },
          { name: 'refundBy', internalType: 'uint48', type: 'uint48' },
          { name: 'payer', internalType: 'address', type: 'address' },
        ],
      },
      { name: 'signature', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'pay',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'quotes',
        internalType: 'struct IMallCheckout.Quote[]',
        type: 'tuple[]',
        components: [
          { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'orderKey', internalType: 'bytes32', type: 'bytes32' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
          { name: 'splitHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'payBy', internalType: 'uint48', type: 'uint48' },
          { name: 'captureBy', internalType: 'uint48', type: 'uint48' },
          { name: 'refundBy', internalType: 'uint48', type: 'uint48' },
          { name: 'payer', internalType: 'address', type: 'address' },
        ],
      },
      { name: 'signatures', internalType: 'bytes[]', type: 'bytes[]' },
    ],
    name: 'payMany',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'quote',
        internalType: 'struct IMallCheckout.Quote',
        type: 'tuple',
        components: [
          { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
          { name: 'orderKey', internalType: 'bytes32', type: 'bytes32' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
          { name: 'splitHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'payBy', internalType: 'uint48', type: 'uint48' },
          { name: 'captureBy', internalType: 'uint48', type: 'uint48' },
          { name: 'refundBy', internalType: 'uint48', type: 'uint48' },
          { name: 'payer', internalType: 'address', type: 'address' },
        ],
      },
      { name: 'signature', internalType: 'bytes', type: 'bytes' },
      { name: 'payer', internalType: 'address', type: 'address' },
      { name: 'nonce', internalType: 'uint256', type: 'uint256' },
      { name: 'deadline', internalType: 'uint256', type: 'uint256' },
      { name: 'permitSignature', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'payWithPermit2',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'paymentId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'payment',
    outputs: [
      {
        name: '',
        internalType: 'struct IMallCheckout.Payment',
        type: 'tuple',
        components: [
          { name: 'payer', internalType: 'address', type: 'address' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'held', internalType: 'uint256', type: 'uint256' },
          { name: 'refundable', internalType: 'uint256', type: 'uint256' },
          { name: 'splitHash', internalType: 'bytes32', type: 'bytes32' },
          { name: 'captureBy', internalType: 'uint256', type: 'uint256' },
          { name: 'refundBy', internalType: 'uint256', type: 'uint256' },
          {
            name: 'stage',
            internalType: 'enum IMallCheckout.Stage',
            type: 'uint8',
          },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'orderKey', internalType: 'bytes32', type: 'bytes32' }],
    name: 'paymentOf',
    outputs: [{ name: 'paymentId', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'permit2',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'reclaim',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'refund',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
      {
        name: 'split',
        internalType: 'struct Share[]',
        type: 'tuple[]',
        components: [
          { name: 'account', internalType: 'address', type: 'address' },
          { name: 'weight', internalType: 'uint96', type: 'uint96' },
        ],
      },
    ],
    name: 'refundAsPayee',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [{ name: 'paymentId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'release',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'supported', internalType: 'bool', type: 'bool' },
    ],
    name: 'setCoin',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'sweep',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'void',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'supported', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'CoinSupported',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'paymentId',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'caller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'payouts',
        internalType: 'struct ICredits.Payout[]',
        type: 'tuple[]',
        components: [
          { name: 'account', internalType: 'address', type: 'address' },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
        ],
        indexed: false,
      },
    ],
    name: 'OrderCaptured',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'paymentId',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'orderKey',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'payer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'splitHash',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: false,
      },
      {
        name: 'captureBy',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'refundBy',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'OrderPaid',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'paymentId',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'payer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'OrderReclaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'paymentId',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'payer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'refundable',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'OrderRefunded',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'paymentId',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'payer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'held',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'OrderReleased',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'paymentId',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'operator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'held',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'OrderShipped',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'paymentId',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      {
        name: 'payer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'held',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'OrderVoided',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Swept',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'received', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InexactTransfer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'captureBy', internalType: 'uint256', type: 'uint256' }],
    name: 'MallCheckout_CaptureExpired',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'held', internalType: 'uint256', type: 'uint256' },
      { name: 'balance', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MallCheckout_InsufficientBalance',
  },
  {
    type: 'error',
    inputs: [
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
      { name: 'held', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MallCheckout_InsufficientHeld',
  },
  {
    type: 'error',
    inputs: [
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
      { name: 'refundable', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MallCheckout_InsufficientRefundable',
  },
  {
    type: 'error',
    inputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    name: 'MallCheckout_InvalidAmount',
  },
  {
    type: 'error',
    inputs: [
      { name: 'quotes', internalType: 'uint256', type: 'uint256' },
      { name: 'signatures', internalType: 'uint256', type: 'uint256' },
      { name: 'limit', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MallCheckout_InvalidBatch',
  },
  {
    type: 'error',
    inputs: [
      { name: 'payBy', internalType: 'uint256', type: 'uint256' },
      { name: 'captureBy', internalType: 'uint256', type: 'uint256' },
      { name: 'refundBy', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MallCheckout_InvalidDeadlines',
  },
  { type: 'error', inputs: [], name: 'MallCheckout_InvalidPaymentId' },
  { type: 'error', inputs: [], name: 'MallCheckout_InvalidReceiver' },
  {
    type: 'error',
    inputs: [{ name: 'signer', internalType: 'address', type: 'address' }],
    name: 'MallCheckout_InvalidSignature',
  },
  {
    type: 'error',
    inputs: [
      {
        name: 'stage',
        internalType: 'enum IMallCheckout.Stage',
        type: 'uint8',
      },
    ],
    name: 'MallCheckout_InvalidStage',
  },
  { type: 'error', inputs: [], name: 'MallCheckout_NotAToken' },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'MallCheckout_NotPayee',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'payer', internalType: 'address', type: 'address' },
    ],
    name: 'MallCheckout_NotPayer',
  },
  {
    type: 'error',
    inputs: [{ name: 'signer', internalType: 'address', type: 'address' }],
    name: 'MallCheckout_NotQuoter',
  },
  {
    type: 'error',
    inputs: [{ name: 'paymentId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'MallCheckout_NothingHeld',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'MallCheckout_NothingToSweep',
  },
  {
    type: 'error',
    inputs: [
      { name: 'orderKey', internalType: 'bytes32', type: 'bytes32' },
      { name: 'paymentId', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'MallCheckout_OrderPaid',
  },
  {
    type: 'error',
    inputs: [{ name: 'paymentId', internalType: 'bytes32', type: 'bytes32' }],
    name: 'MallCheckout_PaymentExists',
  },
  {
    type: 'error',
    inputs: [{ name: 'payBy', internalType: 'uint256', type: 'uint256' }],
    name: 'MallCheckout_QuoteExpired',
  },
  {
    type: 'error',
    inputs: [{ name: 'refundBy', internalType: 'uint256', type: 'uint256' }],
    name: 'MallCheckout_RefundExpired',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'bytes32', type: 'bytes32' },
      { name: 'given', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'MallCheckout_SplitMismatch',
  },
  {
    type: 'error',
    inputs: [{ name: 'captureBy', internalType: 'uint256', type: 'uint256' }],
    name: 'MallCheckout_TooEarly',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  { type: 'error', inputs: [], name: 'ReentrancyGuardReentrantCall' },
  { type: 'error', inputs: [], name: 'Shares_None' },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotERC20',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotSupported',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Market
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const marketAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
      {
        name: 'factory',
        internalType: 'contract ICollectionFactory',
        type: 'address',
      },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'bidder', internalType: 'address', type: 'address' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'minPrice', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'acceptBid',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenIds', internalType: 'uint256[]', type: 'uint256[]' },
      { name: 'offerer', internalType: 'address', type: 'address' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'minPrice', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'acceptCollectionOffer',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'seller', internalType: 'address', type: 'address' }],
    name: 'askNonce',
    outputs: [{ name: 'round', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'seller', internalType: 'address', type: 'address' },
    ],
    name: 'askOf',
    outputs: [
      {
        name: 'ask',
        internalType: 'struct IMarket.Ask',
        type: 'tuple',
        components: [
          { name: 'seller', internalType: 'address', type: 'address' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint256', type: 'uint256' },
          { name: 'start', internalType: 'uint256', type: 'uint256' },
          { name: 'end', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint40', type: 'uint40' },
    ],
    name: 'bid',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'bidder', internalType: 'address', type: 'address' },
    ],
    name: 'bidOf',
    outputs: [
      {
        name: 'bid_',
        internalType: 'struct IMarket.Bid',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint256', type: 'uint256' },
          { name: 'end', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'cancelAllSells',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'cancelBid',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'cancelCollectionOffer',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'cancelSell',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'offerer', internalType: 'address', type: 'address' },
    ],
    name: 'collectionOfferOf',
    outputs: [
      {
        name: 'offer',
        internalType: 'struct ICollectionOffers.CollectionOffer',
        type: 'tuple',
        components: [
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint256', type: 'uint256' },
          { name: 'quantity', internalType: 'uint256', type: 'uint256' },
          { name: 'end', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'countsTransfers',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRate',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRateCap',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRecipient',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'isBlacklisted',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'isPlatformCollection',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'isSupported',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'isSupportedCollection',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'quantity', internalType: 'uint32', type: 'uint32' },
      { name: 'end', internalType: 'uint40', type: 'uint40' },
    ],
    name: 'makeCollectionOffer',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'maxDuration',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'priceLimits',
    outputs: [
      { name: 'floor', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'royaltiesTop',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'start', internalType: 'uint40', type: 'uint40' },
      { name: 'end', internalType: 'uint40', type: 'uint40' },
    ],
    name: 'sellReady',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'listings',
        internalType: 'struct IMarket.Listing[]',
        type: 'tuple[]',
        components: [
          { name: 'collection', internalType: 'address', type: 'address' },
          { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint256', type: 'uint256' },
          { name: 'start', internalType: 'uint40', type: 'uint40' },
          { name: 'end', internalType: 'uint40', type: 'uint40' },
        ],
      },
    ],
    name: 'sellReadyMany',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'purchase',
        internalType: 'struct IMarket.Purchase',
        type: 'tuple',
        components: [
          { name: 'collection', internalType: 'address', type: 'address' },
          { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
          { name: 'seller', internalType: 'address', type: 'address' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint256', type: 'uint256' },
        ],
      },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'sellTokenTo',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'purchases',
        internalType: 'struct IMarket.Purchase[]',
        type: 'tuple[]',
        components: [
          { name: 'collection', internalType: 'address', type: 'address' },
          { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
          { name: 'seller', internalType: 'address', type: 'address' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'price', internalType: 'uint256', type: 'uint256' },
        ],
      },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'sellTokensTo',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'blacklisted', internalType: 'bool', type: 'bool' },
    ],
    name: 'setBlacklisted',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'supported', internalType: 'bool', type: 'bool' },
    ],
    name: 'setCoin',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'supported', internalType: 'bool', type: 'bool' },
    ],
    name: 'setCollection',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'rate', internalType: 'uint16', type: 'uint16' }],
    name: 'setFeeRate',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'setFeeRecipient',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'duration', internalType: 'uint32', type: 'uint32' }],
    name: 'setMaxDuration',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'floor', internalType: 'uint96', type: 'uint96' },
      { name: 'ceiling', internalType: 'uint96', type: 'uint96' },
    ],
    name: 'setPriceLimits',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'top', internalType: 'uint16', type: 'uint16' }],
    name: 'setRoyaltiesTop',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint40', type: 'uint40' },
    ],
    name: 'updateBidPrice',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint40', type: 'uint40' },
    ],
    name: 'updateCollectionOffer',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'round',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'AllAsksCancelled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'AskCancelled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'buyer',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: false },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
      {
        name: 'creator',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'royalty',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'AskFilled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'start',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'end', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'AskSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'bidder',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
      {
        name: 'creator',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'royalty',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'BidAccepted',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'bidder',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: false },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'BidCancelled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'bidder',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'end', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'BidSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'supported', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'CoinSupported',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'blacklisted',
        internalType: 'bool',
        type: 'bool',
        indexed: false,
      },
    ],
    name: 'CollectionBlacklisted',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'offerer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'seller',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'fee', internalType: 'uint256', type: 'uint256', indexed: false },
      {
        name: 'creator',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
      {
        name: 'royalty',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'quantityLeft',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'CollectionOfferAccepted',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'offerer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: false },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'refund',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'CollectionOfferCancelled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'offerer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'quantity',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'end', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'CollectionOfferSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'supported', internalType: 'bool', type: 'bool', indexed: false },
      { name: 'counts', internalType: 'bool', type: 'bool', indexed: false },
      { name: 'expires', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'CollectionSupported',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'rate',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeRateSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'FeeRecipientSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'duration',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'MaxDurationSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      {
        name: 'floor',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'ceiling',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'PriceLimitsSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'top', internalType: 'uint256', type: 'uint256', indexed: false },
    ],
    name: 'RoyaltiesTopSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'received', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InexactTransfer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  {
    type: 'error',
    inputs: [
      { name: 'quantity', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'CollectionOffers_InvalidQuantity',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'offerer', internalType: 'address', type: 'address' },
    ],
    name: 'CollectionOffers_OfferExists',
  },
  {
    type: 'error',
    inputs: [{ name: 'end', internalType: 'uint256', type: 'uint256' }],
    name: 'CollectionOffers_OfferExpired',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'offerer', internalType: 'address', type: 'address' },
    ],
    name: 'CollectionOffers_OfferNotFound',
  },
  {
    type: 'error',
    inputs: [{ name: 'offerer', internalType: 'address', type: 'address' }],
    name: 'CollectionOffers_OwnOffer',
  },
  { type: 'error', inputs: [], name: 'FeeRecipient_ZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'rate', internalType: 'uint256', type: 'uint256' },
      { name: 'cap', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Fees_RateAboveCap',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'seller', internalType: 'address', type: 'address' },
    ],
    name: 'Market_AskNotFound',
  },
  {
    type: 'error',
    inputs: [
      { name: 'start', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Market_AskNotOpen',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'bidder', internalType: 'address', type: 'address' },
    ],
    name: 'Market_BidExists',
  },
  {
    type: 'error',
    inputs: [{ name: 'end', internalType: 'uint256', type: 'uint256' }],
    name: 'Market_BidExpired',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'bidder', internalType: 'address', type: 'address' },
    ],
    name: 'Market_BidNotFound',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expiry', internalType: 'uint256', type: 'uint256' },
      { name: 'minExpiry', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Market_ExpiresTooSoon',
  },
  {
    type: 'error',
    inputs: [{ name: 'to', internalType: 'address', type: 'address' }],
    name: 'Market_InvalidReceiver',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Market_NotApproved',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'caller', internalType: 'address', type: 'address' },
    ],
    name: 'Market_NotTokenOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Market_TermsMismatch',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  {
    type: 'error',
    inputs: [
      { name: 'top', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'RoyaltiesTop_AboveCeiling',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotERC20',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotSupported',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'SupportedCollections_Blacklisted',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'SupportedCollections_NotERC721',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'SupportedCollections_NotSupported',
  },
  {
    type: 'error',
    inputs: [
      { name: 'duration', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_DurationTooLong',
  },
  {
    type: 'error',
    inputs: [
      { name: 'start', internalType: 'uint256', type: 'uint256' },
      { name: 'end', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_InvalidEnd',
  },
  {
    type: 'error',
    inputs: [
      { name: 'floor', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_InvalidLimits',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'ceiling', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_PriceAboveCeiling',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'floor', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'TradeLimits_PriceBelowFloor',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// MarketLens
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const marketLensAbi = [
  {
    type: 'constructor',
    inputs: [{ name: 'market', internalType: 'address', type: 'address' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'tokens',
        internalType: 'struct IMarketLens.Token[]',
        type: 'tuple[]',
        components: [
          { name: 'collection', internalType: 'address', type: 'address' },
          { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    name: 'asks',
    outputs: [
      {
        name: 'views',
        internalType: 'struct IMarketLens.AskView[]',
        type: 'tuple[]',
        components: [
          {
            name: 'ask',
            internalType: 'struct IMarket.Ask',
            type: 'tuple',
            components: [
              { name: 'seller', internalType: 'address', type: 'address' },
              { name: 'coin', internalType: 'Coin', type: 'address' },
              { name: 'price', internalType: 'uint256', type: 'uint256' },
              { name: 'start', internalType: 'uint256', type: 'uint256' },
              { name: 'end', internalType: 'uint256', type: 'uint256' },
            ],
          },
          {
            name: 'state',
            internalType: 'enum IMarketLens.AskState',
            type: 'uint8',
          },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'keys',
        internalType: 'struct IMarketLens.BidKey[]',
        type: 'tuple[]',
        components: [
          { name: 'collection', internalType: 'address', type: 'address' },
          { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
          { name: 'bidder', internalType: 'address', type: 'address' },
        ],
      },
    ],
    name: 'bids',
    outputs: [
      {
        name: 'views',
        internalType: 'struct IMarketLens.BidView[]',
        type: 'tuple[]',
        components: [
          {
            name: 'bid',
            internalType: 'struct IMarket.Bid',
            type: 'tuple',
            components: [
              { name: 'coin', internalType: 'Coin', type: 'address' },
              { name: 'price', internalType: 'uint256', type: 'uint256' },
              { name: 'end', internalType: 'uint256', type: 'uint256' },
            ],
          },
          { name: 'open', internalType: 'bool', type: 'bool' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'keys',
        internalType: 'struct IMarketLens.CollectionOfferKey[]',
        type: 'tuple[]',
        components: [
          { name: 'collection', internalType: 'address', type: 'address' },
          { name: 'offerer', internalType: 'address', type: 'address' },
        ],
      },
    ],
    name: 'collectionOffers',
    outputs: [
      {
        name: 'views',
        internalType: 'struct IMarketLens.CollectionOfferView[]',
        type: 'tuple[]',
        components: [
          {
            name: 'offer',
            internalType: 'struct ICollectionOffers.CollectionOffer',
            type: 'tuple',
            components: [
              { name: 'coin', internalType: 'Coin', type: 'address' },
              { name: 'price', internalType: 'uint256', type: 'uint256' },
              { name: 'quantity', internalType: 'uint256', type: 'uint256' },
              { name: 'end', internalType: 'uint256', type: 'uint256' },
            ],
          },
          { name: 'open', internalType: 'bool', type: 'bool' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'error',
    inputs: [
      { name: 'given', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'MarketLens_TooManyKeys',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Names
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const namesAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
      { name: 'three', internalType: 'uint80', type: 'uint80' },
      { name: 'four', internalType: 'uint80', type: 'uint80' },
      { name: 'longer', internalType: 'uint80', type: 'uint80' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'node', internalType: 'bytes32', type: 'bytes32' }],
    name: 'addr',
    outputs: [{ name: '', internalType: 'address payable', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'node', internalType: 'bytes32', type: 'bytes32' },
      { name: 'coinType', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'addr',
    outputs: [{ name: '', internalType: 'bytes', type: 'bytes' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'addr',
    outputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'approve',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'balanceOf',
    outputs: [{ name: 'result', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'claimFee',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'commitment', internalType: 'bytes32', type: 'bytes32' }],
    name: 'commit',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'registration',
        internalType: 'struct INames.Registration',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'owner', internalType: 'address', type: 'address' },
          { name: 'yearCount', internalType: 'uint256', type: 'uint256' },
          { name: 'secret', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
    ],
    name: 'commitmentOf',
    outputs: [{ name: 'commitment', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [{ name: 'commitment', internalType: 'bytes32', type: 'bytes32' }],
    name: 'committedAt',
    outputs: [{ name: 'time', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'contractURI',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'expiresAt',
    outputs: [{ name: 'time', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRecipient',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'id', internalType: 'uint256', type: 'uint256' }],
    name: 'getApproved',
    outputs: [{ name: 'result', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'operator', internalType: 'address', type: 'address' },
    ],
    name: 'isApprovedForAll',
    outputs: [{ name: 'result', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'name',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [{ name: 'node', internalType: 'bytes32', type: 'bytes32' }],
    name: 'name',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'nameOf',
    outputs: [
      {
        name: '',
        internalType: 'struct INames.Name',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'holder', internalType: 'address', type: 'address' },
          { name: 'expiry', internalType: 'uint256', type: 'uint256' },
          { name: 'state', internalType: 'enum INames.State', type: 'uint8' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'ownerOf',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'yearCount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'priceOf',
    outputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'primaryNameOf',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'registration',
        internalType: 'struct INames.Registration',
        type: 'tuple',
        components: [
          { name: 'name', internalType: 'string', type: 'string' },
          { name: 'owner', internalType: 'address', type: 'address' },
          { name: 'yearCount', internalType: 'uint256', type: 'uint256' },
          { name: 'secret', internalType: 'bytes32', type: 'bytes32' },
        ],
      },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'register',
    outputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'yearCount', internalType: 'uint256', type: 'uint256' },
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'renew',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: '', internalType: 'bytes', type: 'bytes' },
      { name: 'data', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'resolve',
    outputs: [{ name: '', internalType: 'bytes', type: 'bytes' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
      { name: 'data', internalType: 'bytes', type: 'bytes' },
    ],
    name: 'safeTransferFrom',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'setAddr',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'operator', internalType: 'address', type: 'address' },
      { name: 'isApproved', internalType: 'bool', type: 'bool' },
    ],
    name: 'setApprovalForAll',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'setFeeRecipient',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'three', internalType: 'uint80', type: 'uint80' },
      { name: 'four', internalType: 'uint80', type: 'uint80' },
      { name: 'longer', internalType: 'uint80', type: 'uint80' },
    ],
    name: 'setPrices',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'setPrimaryName',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'key', internalType: 'string', type: 'string' },
      { name: 'value', internalType: 'string', type: 'string' },
    ],
    name: 'setText',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'id', internalType: 'bytes4', type: 'bytes4' }],
    name: 'supportsInterface',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'symbol',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'key', internalType: 'string', type: 'string' },
    ],
    name: 'text',
    outputs: [{ name: 'value', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'node', internalType: 'bytes32', type: 'bytes32' },
      { name: 'key', internalType: 'string', type: 'string' },
    ],
    name: 'text',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'name_', internalType: 'string', type: 'string' }],
    name: 'tokenIdOf',
    outputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'tokenURI',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'transferCount',
    outputs: [{ name: 'count', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transferFrom',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'AddrSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'id', internalType: 'uint256', type: 'uint256', indexed: true },
    ],
    name: 'Approval',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'operator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'isApproved',
        internalType: 'bool',
        type: 'bool',
        indexed: false,
      },
    ],
    name: 'ApprovalForAll',
  },
  { type: 'event', anonymous: false, inputs: [], name: 'ContractURIUpdated' },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeClaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'FeeRecipientSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'MetadataUpdate',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'name', internalType: 'string', type: 'string', indexed: false },
      {
        name: 'expiry',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'NameRegistered',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'payer',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'expiry',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'price',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'NameRenewed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'pricesId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'three',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'four',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'longer',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'PricesSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'name', internalType: 'string', type: 'string', indexed: false },
    ],
    name: 'PrimaryNameSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'key', internalType: 'string', type: 'string', indexed: false },
      { name: 'value', internalType: 'string', type: 'string', indexed: false },
    ],
    name: 'TextSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      { name: 'id', internalType: 'uint256', type: 'uint256', indexed: true },
    ],
    name: 'Transfer',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  { type: 'error', inputs: [], name: 'AccountBalanceOverflow' },
  { type: 'error', inputs: [], name: 'BalanceQueryForZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'received', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InexactTransfer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  { type: 'error', inputs: [], name: 'FeeRecipient_ZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  {
    type: 'error',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'addr', internalType: 'address', type: 'address' },
      { name: 'caller', internalType: 'address', type: 'address' },
    ],
    name: 'Names_AddrMismatch',
  },
  {
    type: 'error',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'expiry', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Names_Expired',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expiry', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Names_ExpiryTooFar',
  },
  {
    type: 'error',
    inputs: [{ name: 'name', internalType: 'string', type: 'string' }],
    name: 'Names_InvalidName',
  },
  { type: 'error', inputs: [], name: 'Names_InvalidPrice' },
  {
    type: 'error',
    inputs: [{ name: 'yearCount', internalType: 'uint256', type: 'uint256' }],
    name: 'Names_InvalidYears',
  },
  {
    type: 'error',
    inputs: [
      { name: 'commitment', internalType: 'bytes32', type: 'bytes32' },
      { name: 'committedAt', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Names_NotCommitted',
  },
  {
    type: 'error',
    inputs: [{ name: 'tokenId', internalType: 'uint256', type: 'uint256' }],
    name: 'Names_NotRegistered',
  },
  {
    type: 'error',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'caller', internalType: 'address', type: 'address' },
    ],
    name: 'Names_NotTokenOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'Names_NothingToClaim',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'price', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Names_PriceMismatch',
  },
  {
    type: 'error',
    inputs: [
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'expiry', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Names_Taken',
  },
  { type: 'error', inputs: [], name: 'NotOwnerNorApproved' },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  { type: 'error', inputs: [], name: 'TokenAlreadyExists' },
  { type: 'error', inputs: [], name: 'TokenDoesNotExist' },
  { type: 'error', inputs: [], name: 'TransferFromIncorrectOwner' },
  { type: 'error', inputs: [], name: 'TransferToNonERC721ReceiverImplementer' },
  { type: 'error', inputs: [], name: 'TransferToZeroAddress' },
  {
    type: 'error',
    inputs: [{ name: 'selector', internalType: 'bytes4', type: 'bytes4' }],
    name: 'UnsupportedResolverProfile',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// PaySplit
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const paySplitAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
    ],
    stateMutability: 'nonpayable',
  },
  { type: 'receive', stateMutability: 'payable' },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'distribute',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'shares',
    outputs: [
      {
        name: '',
        internalType: 'struct Share[]',
        type: 'tuple[]',
        components: [
          { name: 'account', internalType: 'address', type: 'address' },
          { name: 'weight', internalType: 'uint96', type: 'uint96' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      {
        name: 'caller',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Distributed',
  },
  { type: 'error', inputs: [], name: 'PaySplit_NotAClone' },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'PaySplit_NothingToDistribute',
  },
  { type: 'error', inputs: [], name: 'Shares_None' },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// PaySplitFactory
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const paySplitFactoryAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'shares',
        internalType: 'struct Share[]',
        type: 'tuple[]',
        components: [
          { name: 'account', internalType: 'address', type: 'address' },
          { name: 'weight', internalType: 'uint96', type: 'uint96' },
        ],
      },
      { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'create',
    outputs: [{ name: 'split', internalType: 'address', type: 'address' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'implementation',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'shares',
        internalType: 'struct Share[]',
        type: 'tuple[]',
        components: [
          { name: 'account', internalType: 'address', type: 'address' },
          { name: 'weight', internalType: 'uint96', type: 'uint96' },
        ],
      },
      { name: 'salt', internalType: 'bytes32', type: 'bytes32' },
    ],
    name: 'predict',
    outputs: [{ name: 'split', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'split',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'creator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'shares',
        internalType: 'struct Share[]',
        type: 'tuple[]',
        components: [
          { name: 'account', internalType: 'address', type: 'address' },
          { name: 'weight', internalType: 'uint96', type: 'uint96' },
        ],
        indexed: false,
      },
      {
        name: 'salt',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: false,
      },
    ],
    name: 'PaySplitCreated',
  },
  {
    type: 'error',
    inputs: [
      { name: 'count', internalType: 'uint256', type: 'uint256' },
      { name: 'limit', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'PaySplitFactory_InvalidCount',
  },
  {
    type: 'error',
    inputs: [
      { name: 'index', internalType: 'uint256', type: 'uint256' },
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'weight', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'PaySplitFactory_InvalidShare',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Pledge
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const pledgeAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      {
        name: 'collections_',
        internalType: 'contract ICollectionRegistry',
        type: 'address',
      },
      { name: 'gacha_', internalType: 'address', type: 'address' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'spender', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'allowance',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'spender', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'approve',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'balanceOf',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'who', internalType: 'address', type: 'address' },
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'canRedeem',
    outputs: [
      {
        name: 'answer',
        internalType: 'enum IPledge.RedeemStatus',
        type: 'uint8',
      },
      { name: 'shares', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'claim',
    outputs: [{ name: 'shares', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'id', internalType: 'uint256', type: 'uint256' }],
    name: 'decimals',
    outputs: [{ name: '', internalType: 'uint8', type: 'uint8' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRecipient',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'owner', internalType: 'address', type: 'address' },
      { name: 'spender', internalType: 'address', type: 'address' },
    ],
    name: 'isOperator',
    outputs: [{ name: 'status', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'id', internalType: 'uint256', type: 'uint256' }],
    name: 'name',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'pledgeOf',
    outputs: [
      {
        name: 'pledged',
        internalType: 'struct IPledge.Pledged',
        type: 'tuple',
        components: [
          { name: 'from', internalType: 'address', type: 'address' },
          { name: 'time', internalType: 'uint256', type: 'uint256' },
          { name: 'nftContract', internalType: 'address', type: 'address' },
          { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
          { name: 'coin', internalType: 'uint256', type: 'uint256' },
          { name: 'sharesCount', internalType: 'uint256', type: 'uint256' },
          { name: 'feeAmount', internalType: 'uint256', type: 'uint256' },
          { name: 'redeemTime', internalType: 'uint256', type: 'uint256' },
          { name: 'discountAt', internalType: 'uint256', type: 'uint256' },
          { name: 'redeemPrice', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'poolOf',
    outputs: [
      {
        name: '',
        internalType: 'struct IPledge.Pool',
        type: 'tuple',
        components: [
          { name: 'held', internalType: 'uint256', type: 'uint256' },
          { name: 'circulating', internalType: 'uint256', type: 'uint256' },
          { name: 'fees', internalType: 'uint256', type: 'uint256' },
          { name: 'reserved', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'maxShares', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'redeem',
    outputs: [{ name: 'shares', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
      { name: 'version', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'securitize',
    outputs: [{ name: 'shares', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'setFeeRecipient',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'isOpen', internalType: 'bool', type: 'bool' },
    ],
    name: 'setOpen',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'operator', internalType: 'address', type: 'address' },
      { name: 'approved', internalType: 'bool', type: 'bool' },
    ],
    name: 'setOperator',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      {
        name: 'settings',
        internalType: 'struct IPledge.Settings',
        type: 'tuple',
        components: [
          { name: 'redeemLimit', internalType: 'uint32', type: 'uint32' },
          { name: 'feePercent', internalType: 'uint16', type: 'uint16' },
          { name: 'sharesCount', internalType: 'uint96', type: 'uint96' },
          { name: 'discountTime', internalType: 'uint32', type: 'uint32' },
          { name: 'discountPrecent', internalType: 'uint16', type: 'uint16' },
        ],
      },
    ],
    name: 'setSettings',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'settingsOf',
    outputs: [
      {
        name: 'settings',
        internalType: 'struct IPledge.Settings',
        type: 'tuple',
        components: [
          { name: 'redeemLimit', internalType: 'uint32', type: 'uint32' },
          { name: 'feePercent', internalType: 'uint16', type: 'uint16' },
          { name: 'sharesCount', internalType: 'uint96', type: 'uint96' },
          { name: 'discountTime', internalType: 'uint32', type: 'uint32' },
          { name: 'discountPrecent', internalType: 'uint16', type: 'uint16' },
        ],
      },
      { name: 'version', internalType: 'uint256', type: 'uint256' },
      { name: 'isOpen', internalType: 'bool', type: 'bool' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'shareIdOf',
    outputs: [{ name: 'id', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [{ name: 'interfaceId', internalType: 'bytes4', type: 'bytes4' }],
    name: 'supportsInterface',
    outputs: [{ name: 'result', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    name: 'symbol',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    name: 'tokenURI',
    outputs: [{ name: '', internalType: 'string', type: 'string' }],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transfer',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'to', internalType: 'address', type: 'address' },
      { name: 'id', internalType: 'uint256', type: 'uint256' },
      { name: 'amount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'transferFrom',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'spender',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'id', internalType: 'uint256', type: 'uint256', indexed: true },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Approval',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'shares',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeClaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'FeeRecipientSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'isOpen', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'OpenSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'owner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'operator',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'approved', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'OperatorSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'by', internalType: 'address', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: false },
      {
        name: 'shares',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Redeemed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'tokenId',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      {
        name: 'coin',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'sharesCount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'feeAmount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'time',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'redeemTime',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'discountAt',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'discount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Securitized',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'collection',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'version',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'settings',
        internalType: 'struct IPledge.Settings',
        type: 'tuple',
        components: [
          { name: 'redeemLimit', internalType: 'uint32', type: 'uint32' },
          { name: 'feePercent', internalType: 'uint16', type: 'uint16' },
          { name: 'sharesCount', internalType: 'uint96', type: 'uint96' },
          { name: 'discountTime', internalType: 'uint32', type: 'uint32' },
          { name: 'discountPrecent', internalType: 'uint16', type: 'uint16' },
        ],
        indexed: false,
      },
    ],
    name: 'SettingsSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'by', internalType: 'address', type: 'address', indexed: false },
      { name: 'from', internalType: 'address', type: 'address', indexed: true },
      { name: 'to', internalType: 'address', type: 'address', indexed: true },
      { name: 'id', internalType: 'uint256', type: 'uint256', indexed: true },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'Transfer',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  { type: 'error', inputs: [], name: 'BalanceOverflow' },
  { type: 'error', inputs: [], name: 'FeeRecipient_ZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  { type: 'error', inputs: [], name: 'InsufficientBalance' },
  { type: 'error', inputs: [], name: 'InsufficientPermission' },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  {
    type: 'error',
    inputs: [
      { name: 'needed', internalType: 'uint256', type: 'uint256' },
      { name: 'held', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Pledge_InsufficientShares',
  },
  {
    type: 'error',
    inputs: [{ name: 'to', internalType: 'address', type: 'address' }],
    name: 'Pledge_InvalidReceiver',
  },
  {
    type: 'error',
    inputs: [
      { name: 'sharesCount', internalType: 'uint256', type: 'uint256' },
      { name: 'feePercent', internalType: 'uint256', type: 'uint256' },
      { name: 'discountPrecent', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Pledge_InvalidSettings',
  },
  {
    type: 'error',
    inputs: [
      { name: 'redeemLimit', internalType: 'uint256', type: 'uint256' },
      { name: 'discountTime', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Pledge_InvalidTimes',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pledge_NotFeeRecipient',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'Pledge_NotOpen',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Pledge_NotPledged',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'Pledge_NothingToClaim',
  },
  {
    type: 'error',
    inputs: [
      { name: 'from', internalType: 'address', type: 'address' },
      { name: 'until', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Pledge_OnlyPledger',
  },
  {
    type: 'error',
    inputs: [
      { name: 'price', internalType: 'uint256', type: 'uint256' },
      { name: 'max', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Pledge_PriceAboveMaximum',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'version', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Pledge_SettingsMismatch',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'sharesCount', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Pledge_SharesFixed',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'Pledge_SupplyNotFixed',
  },
  {
    type: 'error',
    inputs: [{ name: 'collection', internalType: 'address', type: 'address' }],
    name: 'Pledge_SupplyNotProven',
  },
  {
    type: 'error',
    inputs: [
      { name: 'collection', internalType: 'address', type: 'address' },
      { name: 'tokenId', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Pledge_TokenNotReceived',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Predictions
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const predictionsAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'roles_', internalType: 'contract IRoles', type: 'address' },
      { name: 'credits_', internalType: 'contract ICredits', type: 'address' },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'epoch', internalType: 'uint256', type: 'uint256' },
      { name: 'side', internalType: 'enum IPredictions.Side', type: 'uint8' },
      { name: 'units', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'bet',
    outputs: [],
    stateMutability: 'payable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'epoch', internalType: 'uint256', type: 'uint256' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'betOf',
    outputs: [
      {
        name: '',
        internalType: 'struct IPredictions.Bet',
        type: 'tuple',
        components: [
          {
            name: 'result',
            internalType: 'enum IPredictions.Side',
            type: 'uint8',
          },
          { name: 'amount', internalType: 'uint256', type: 'uint256' },
          { name: 'claimed', internalType: 'bool', type: 'bool' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'epoch', internalType: 'uint256', type: 'uint256' }],
    name: 'cancel',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'epoch', internalType: 'uint256', type: 'uint256' },
      { name: 'to', internalType: 'address', type: 'address' },
    ],
    name: 'claim',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'epoch', internalType: 'uint256', type: 'uint256' }],
    name: 'claimFee',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'epoch', internalType: 'uint256', type: 'uint256' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'claimable',
    outputs: [{ name: 'amount', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'credits',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'currentEpoch',
    outputs: [{ name: 'epoch', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'epoch', internalType: 'uint256', type: 'uint256' }],
    name: 'dispute',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'dossier', internalType: 'bytes32', type: 'bytes32' }],
    name: 'epochOf',
    outputs: [{ name: 'epoch', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRate',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRateCap',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'feeRecipient',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'isSupported',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'paused',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'roles',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'epoch', internalType: 'uint256', type: 'uint256' }],
    name: 'roundOf',
    outputs: [
      {
        name: 'round',
        internalType: 'struct IPredictions.Round',
        type: 'tuple',
        components: [
          { name: 'epoch', internalType: 'uint256', type: 'uint256' },
          { name: 'dossier', internalType: 'bytes32', type: 'bytes32' },
          { name: 'rewardToken', internalType: 'Coin', type: 'address' },
          { name: 'unit', internalType: 'uint256', type: 'uint256' },
          { name: 'startTimestamp', internalType: 'uint256', type: 'uint256' },
          { name: 'lockTimestamp', internalType: 'uint256', type: 'uint256' },
          { name: 'closeTimestamp', internalType: 'uint256', type: 'uint256' },
          { name: 'finalTimestamp', internalType: 'uint256', type: 'uint256' },
          { name: 'lockPrice', internalType: 'int256', type: 'int256' },
          { name: 'closePrice', internalType: 'int256', type: 'int256' },
          { name: 'totalAmount', internalType: 'uint256', type: 'uint256' },
          { name: 'aAmount', internalType: 'uint256', type: 'uint256' },
          { name: 'bAmount', internalType: 'uint256', type: 'uint256' },
          {
            name: 'rewardBaseCalAmount',
            internalType: 'uint256',
            type: 'uint256',
          },
          { name: 'rewardAmount', internalType: 'uint256', type: 'uint256' },
          { name: 'treasuryAmt', internalType: 'uint256', type: 'uint256' },
          {
            name: 'result',
            internalType: 'enum IPredictions.Side',
            type: 'uint8',
          },
          {
            name: 'state',
            internalType: 'enum IPredictions.State',
            type: 'uint8',
          },
          { name: 'isRefund', internalType: 'bool', type: 'bool' },
        ],
      },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'supported', internalType: 'bool', type: 'bool' },
    ],
    name: 'setCoin',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'rate', internalType: 'uint16', type: 'uint16' }],
    name: 'setFeeRate',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'recipient', internalType: 'address', type: 'address' }],
    name: 'setFeeRecipient',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'epoch', internalType: 'uint256', type: 'uint256' },
      { name: 'side', internalType: 'enum IPredictions.Side', type: 'uint8' },
      { name: 'closePrice', internalType: 'int128', type: 'int128' },
    ],
    name: 'setResult',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'epoch', internalType: 'uint256', type: 'uint256' },
      { name: 'lockTimestamp', internalType: 'uint40', type: 'uint40' },
      { name: 'closeTimestamp', internalType: 'uint40', type: 'uint40' },
    ],
    name: 'setRound',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      {
        name: 'newRound',
        internalType: 'struct IPredictions.NewRound',
        type: 'tuple',
        components: [
          { name: 'dossier', internalType: 'bytes32', type: 'bytes32' },
          { name: 'coin', internalType: 'Coin', type: 'address' },
          { name: 'unit', internalType: 'uint96', type: 'uint96' },
          { name: 'lockTimestamp', internalType: 'uint40', type: 'uint40' },
          { name: 'closeTimestamp', internalType: 'uint40', type: 'uint40' },
          { name: 'lockPrice', internalType: 'int128', type: 'int128' },
        ],
      },
    ],
    name: 'startRound',
    outputs: [{ name: 'epoch', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'unpause',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'epoch',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'side',
        internalType: 'enum IPredictions.Side',
        type: 'uint8',
        indexed: false,
      },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'staked',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'aAmount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'bAmount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'BetPlaced',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'epoch',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'BetRefunded',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: true },
      { name: 'supported', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'CoinSupported',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'epoch',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeClaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'rate',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'FeeRateSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'recipient',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'FeeRecipientSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Paused',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'epoch',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'ResultDisputed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'epoch',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'side',
        internalType: 'enum IPredictions.Side',
        type: 'uint8',
        indexed: false,
      },
      {
        name: 'closePrice',
        internalType: 'int256',
        type: 'int256',
        indexed: false,
      },
      {
        name: 'finalTimestamp',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'ResultSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'epoch',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'to', internalType: 'address', type: 'address', indexed: false },
      {
        name: 'amount',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'RewardClaimed',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'epoch',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'RoundCancelled',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'epoch',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'lockTimestamp',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'closeTimestamp',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'RoundSet',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'epoch',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'dossier',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: true,
      },
      { name: 'coin', internalType: 'Coin', type: 'address', indexed: false },
      {
        name: 'unit',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'startTimestamp',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'lockTimestamp',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'closeTimestamp',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
      {
        name: 'lockPrice',
        internalType: 'int256',
        type: 'int256',
        indexed: false,
      },
      {
        name: 'feeRate',
        internalType: 'uint256',
        type: 'uint256',
        indexed: false,
      },
    ],
    name: 'RoundStarted',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: false,
      },
    ],
    name: 'Unpaused',
  },
  {
    type: 'error',
    inputs: [
      { name: 'coin', internalType: 'Coin', type: 'address' },
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'received', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InexactTransfer',
  },
  {
    type: 'error',
    inputs: [
      { name: 'expected', internalType: 'uint256', type: 'uint256' },
      { name: 'given', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Coin_InvalidValue',
  },
  { type: 'error', inputs: [], name: 'FeeRecipient_ZeroAddress' },
  {
    type: 'error',
    inputs: [
      { name: 'rate', internalType: 'uint256', type: 'uint256' },
      { name: 'cap', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Fees_RateAboveCap',
  },
  {
    type: 'error',
    inputs: [
      { name: 'caller', internalType: 'address', type: 'address' },
      { name: 'role', internalType: 'Role', type: 'bytes32' },
    ],
    name: 'Governed_NoRole',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotAdmin',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Governed_NotOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'caller', internalType: 'address', type: 'address' }],
    name: 'Pausable_NotPauser',
  },
  { type: 'error', inputs: [], name: 'Pausable_Paused' },
  {
    type: 'error',
    inputs: [{ name: 'epoch', internalType: 'uint256', type: 'uint256' }],
    name: 'Predictions_HasBets',
  },
  {
    type: 'error',
    inputs: [
      { name: 'dossier', internalType: 'bytes32', type: 'bytes32' },
      { name: 'epoch', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Predictions_InvalidDossier',
  },
  { type: 'error', inputs: [], name: 'Predictions_InvalidReceiver' },
  {
    type: 'error',
    inputs: [
      { name: 'side', internalType: 'enum IPredictions.Side', type: 'uint8' },
    ],
    name: 'Predictions_InvalidSide',
  },
  {
    type: 'error',
    inputs: [
      { name: 'epoch', internalType: 'uint256', type: 'uint256' },
      { name: 'state', internalType: 'enum IPredictions.State', type: 'uint8' },
    ],
    name: 'Predictions_InvalidState',
  },
  {
    type: 'error',
    inputs: [
      { name: 'lockTimestamp', internalType: 'uint256', type: 'uint256' },
      { name: 'closeTimestamp', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Predictions_InvalidTimes',
  },
  { type: 'error', inputs: [], name: 'Predictions_InvalidUnit' },
  {
    type: 'error',
    inputs: [{ name: 'units', internalType: 'uint256', type: 'uint256' }],
    name: 'Predictions_InvalidUnits',
  },
  {
    type: 'error',
    inputs: [
      { name: 'epoch', internalType: 'uint256', type: 'uint256' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'Predictions_NothingToClaim',
  },
  {
    type: 'error',
    inputs: [
      { name: 'from', internalType: 'uint256', type: 'uint256' },
      { name: 'until', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Predictions_OutsideResultWindow',
  },
  {
    type: 'error',
    inputs: [{ name: 'epoch', internalType: 'uint256', type: 'uint256' }],
    name: 'Predictions_RoundNotFound',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotERC20',
  },
  {
    type: 'error',
    inputs: [{ name: 'coin', internalType: 'Coin', type: 'address' }],
    name: 'SupportedCoins_NotSupported',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Randomness
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const randomnessAbi = [
  {
    type: 'constructor',
    inputs: [
      { name: 'genesis', internalType: 'uint256', type: 'uint256' },
      { name: 'period', internalType: 'uint256', type: 'uint256' },
      { name: 'margin_', internalType: 'uint256', type: 'uint256' },
      {
        name: 'key',
        internalType: 'struct PublicKey',
        type: 'tuple',
        components: [
          { name: 'xImaginary', internalType: 'uint256', type: 'uint256' },
          { name: 'xReal', internalType: 'uint256', type: 'uint256' },
          { name: 'yImaginary', internalType: 'uint256', type: 'uint256' },
          { name: 'yReal', internalType: 'uint256', type: 'uint256' },
        ],
      },
    ],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'beacon',
    outputs: [
      { name: 'genesis', internalType: 'uint256', type: 'uint256' },
      { name: 'period', internalType: 'uint256', type: 'uint256' },
      { name: 'keyXImaginary', internalType: 'uint256', type: 'uint256' },
      { name: 'keyXReal', internalType: 'uint256', type: 'uint256' },
      { name: 'keyYImaginary', internalType: 'uint256', type: 'uint256' },
      { name: 'keyYReal', internalType: 'uint256', type: 'uint256' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'margin',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'nextRound',
    outputs: [{ name: 'round', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'round', internalType: 'uint256', type: 'uint256' }],
    name: 'roundStatus',
    outputs: [
      { name: 'randomness', internalType: 'bytes32', type: 'bytes32' },
      { name: 'isOverdue', internalType: 'bool', type: 'bool' },
    ],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [
      { name: 'round', internalType: 'uint256', type: 'uint256' },
      { name: 'x', internalType: 'uint256', type: 'uint256' },
      { name: 'y', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'submit',
    outputs: [{ name: 'randomness', internalType: 'bytes32', type: 'bytes32' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'round', internalType: 'uint256', type: 'uint256' }],
    name: 'timeOf',
    outputs: [{ name: 'time', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'timeout',
    outputs: [{ name: '', internalType: 'uint256', type: 'uint256' }],
    stateMutability: 'pure',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'round',
        internalType: 'uint256',
        type: 'uint256',
        indexed: true,
      },
      {
        name: 'randomness',
        internalType: 'bytes32',
        type: 'bytes32',
        indexed: false,
      },
      { name: 'x', internalType: 'uint256', type: 'uint256', indexed: false },
      { name: 'y', internalType: 'uint256', type: 'uint256', indexed: false },
      {
        name: 'submitter',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'RoundSubmitted',
  },
  {
    type: 'error',
    inputs: [{ name: 'precompile', internalType: 'uint256', type: 'uint256' }],
    name: 'HashToCurve_NoPrecompile',
  },
  { type: 'error', inputs: [], name: 'Randomness_InvalidKey' },
  {
    type: 'error',
    inputs: [{ name: 'round', internalType: 'uint256', type: 'uint256' }],
    name: 'Randomness_InvalidSignature',
  },
  {
    type: 'error',
    inputs: [
      { name: 'period', internalType: 'uint256', type: 'uint256' },
      { name: 'margin', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Randomness_InvalidTimes',
  },
  {
    type: 'error',
    inputs: [
      { name: 'round', internalType: 'uint256', type: 'uint256' },
      { name: 'deadline', internalType: 'uint256', type: 'uint256' },
    ],
    name: 'Randomness_RoundOverdue',
  },
] as const

//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////
// Roles
//////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////

export const rolesAbi = [
  {
    type: 'constructor',
    inputs: [{ name: 'owner_', internalType: 'address', type: 'address' }],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [],
    name: 'acceptOwnership',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [
      { name: 'role', internalType: 'Role', type: 'bytes32' },
      { name: 'account', internalType: 'address', type: 'address' },
    ],
    name: 'hasRole',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'isAdmin',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'isPauser',
    outputs: [{ name: '', internalType: 'bool', type: 'bool' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'owner',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'pendingOwner',
    outputs: [{ name: '', internalType: 'address', type: 'address' }],
    stateMutability: 'view',
  },
  {
    type: 'function',
    inputs: [],
    name: 'renounceOwnership',
    outputs: [],
    stateMutability: 'pure',
  },
  {
    type: 'function',
    inputs: [
      { name: 'role', internalType: 'Role', type: 'bytes32' },
      { name: 'account', internalType: 'address', type: 'address' },
      { name: 'granted', internalType: 'bool', type: 'bool' },
    ],
    name: 'setRole',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'function',
    inputs: [{ name: 'newOwner', internalType: 'address', type: 'address' }],
    name: 'transferOwnership',
    outputs: [],
    stateMutability: 'nonpayable',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'previousOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'newOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'OwnershipTransferStarted',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      {
        name: 'previousOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      {
        name: 'newOwner',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
    ],
    name: 'OwnershipTransferred',
  },
  {
    type: 'event',
    anonymous: false,
    inputs: [
      { name: 'role', internalType: 'Role', type: 'bytes32', indexed: true },
      {
        name: 'account',
        internalType: 'address',
        type: 'address',
        indexed: true,
      },
      { name: 'granted', internalType: 'bool', type: 'bool', indexed: false },
    ],
    name: 'RoleSet',
  },
  {
    type: 'error',
    inputs: [{ name: 'owner', internalType: 'address', type: 'address' }],
    name: 'OwnableInvalidOwner',
  },
  {
    type: 'error',
    inputs: [{ name: 'account', internalType: 'address', type: 'address' }],
    name: 'OwnableUnauthorizedAccount',
  },
  { type: 'error', inputs: [], name: 'Roles_OwnerRequired' },
] as const
