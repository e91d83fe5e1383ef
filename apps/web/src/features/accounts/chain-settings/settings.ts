import { type Address, parseAddress } from '@mofu/domain/address'

import type { LiveNetwork } from '../../../api/app-config.ts'
import { type NamePriceKind, namePriceKinds } from './name-prices.ts'

/** What admins can set on each contract, besides the coins it accepts. */
const settable = {
  Market: ['paused', 'feeRate', 'feeRecipient', 'royaltiesTop'],
  Auctions: ['paused', 'feeRate', 'feeRecipient', 'royaltiesTop'],
  CollectionFactory: ['paused', 'isOpen', 'deployFee', 'mintFee', 'feeRecipient', 'royaltiesTop'],
  Boxes: ['paused', 'feeRate', 'feeRecipient'],
  Gacha: ['paused', 'feeRecipient'],
  Exchange: ['paused', 'feeRate', 'feeRecipient'],
  Predictions: ['paused', 'feeRate', 'feeRecipient'],
  Names: ['paused', ...namePriceKinds, 'feeRecipient'],
  Pledge: ['paused', 'feeRecipient'],
  MallCheckout: ['paused'],
} as const satisfies Record<string, readonly SettingKind[]>

const withCoins: readonly ContractName[] = ['Market', 'Auctions', 'Boxes', 'Predictions', 'MallCheckout']
const withBlacklist: readonly ContractName[] = ['Market', 'Auctions']

export type ContractName = keyof typeof settable

export type SettingKind =
  | 'paused'
  | 'feeRate'
  | 'feeRecipient'
  | 'royaltiesTop'
  | 'isOpen'
  | 'deployFee'
  | 'mintFee'
  | 'coin'
  | 'blacklisted'
  | NamePriceKind

export type SettingCoin = { address: Address; symbol: string; decimals: number }

/** One value of a contract. */
export type Setting = {
  chainId: number
  contract: ContractName
  address: Address
  kind: SettingKind
  /** The coin that is accepted, or the collection that is blacklisted. */
  subject?: Address
}

/**
 * The value as text, the same way whether it was read or typed: a number in the smallest unit, `true` or `false`, an
 * address in lower case, for the mint fee its coin and its number, or for a name's price the coin and all three prices.
 */
export type ReadSetting = Setting & {
  value: string
  /** The highest that the contract accepts. */ most?: bigint
}

type Place = Pick<LiveNetwork, 'chainId' | 'contracts' | 'coins'>

/** Every setting of the contracts that are deployed, in the order of the page. */
export function settingsOn({ chainId, contracts, coins }: Place): Setting[] {
  return deployed(contracts).flatMap(({ contract, address }): Setting[] => {
    const at = { chainId, contract, address }
    const tokens = withCoins.includes(contract)
      ? knownCoins(coins).filter(({ address: coin }) => !isNative(coin))
      : []
    return [
      ...settable[contract].map((kind) => ({ ...at, kind })),
      ...tokens.map((coin) => ({ ...at, kind: 'coin' as const, subject: coin.address })),
    ]
  })
}

/** Where a collection can be blacklisted. */
export function blacklistsOn({ chainId, contracts }: Place, collection: Address): Setting[] {
  return deployed(contracts)
    .filter(({ contract }) => withBlacklist.includes(contract))
    .map((at) => ({ chainId, ...at, kind: 'blacklisted', subject: collection }))
}

export function knownCoins(coins: Place['coins']): SettingCoin[] {
  return coins.flatMap(({ address, symbol, decimals }) => {
    const parsed = parseAddress(address)
    return parsed ? [{ address: parsed, symbol, decimals }] : []
  })
}

function deployed(contracts: Place['contracts']): { contract: ContractName; address: Address }[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant object
  return (Object.keys(settable) as ContractName[]).flatMap((contract) => {
    const address = parseAddress(contracts?.[contract] ?? '')
    return address ? [{ contract, address }] : []
  })
}

function isNative(coin: Address): boolean {
  return /^0x0{40}$/.test(coin)
}
