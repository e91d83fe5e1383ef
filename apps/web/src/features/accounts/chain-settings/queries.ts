import { collectionFactoryAbi } from '@mofu/chain/collections'
import { marketAbi } from '@mofu/chain/market'
import { namesAbi } from '@mofu/chain/names'
import { rolesAbi } from '@mofu/chain/pledge'
import { type Address, lowerAddress } from '@mofu/domain/address'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from 'viem'
import { readContract } from 'viem/actions'

import { type NamePrices, namePricesText, neverRegistered } from './name-prices.ts'
import type { ReadSetting, Setting } from './settings.ts'

/** The highest cap of royalties: a constant of the contracts, in basis points. */
const ROYALTIES_CEILING = 1_000n

/** Another admin may change a value at any time. */
const REFRESH_MS = 15_000

/** The values on the chain now, not those of the index. */
export function settingsQuery(client: Client, settings: readonly Setting[]) {
  return queryOptions({
    queryKey: [
      'chain-settings',
      ...settings.map(({ chainId, address, kind, subject }) =>
        [chainId, address, kind, subject ?? ''].join(' '),
      ),
    ],
    refetchInterval: REFRESH_MS,
    queryFn: () => Promise.all(settings.map((setting) => readWithCap(client, setting))),
  })
}

/** Whether the contracts let a wallet change settings: the session's role alone does not. */
export function isChainAdminQuery(
  client: Client,
  { chainId, roles }: { chainId: number; roles: Address },
  account: Address,
) {
  return queryOptions({
    queryKey: ['chain-settings', 'admin', chainId, account],
    queryFn: () =>
      readContract(client, { address: roles, abi: rolesAbi, functionName: 'isAdmin', args: [account] }),
  })
}

async function readWithCap(client: Client, setting: Setting): Promise<ReadSetting> {
  const { address, kind } = setting
  const value = await readSetting(client, setting)
  if (kind === 'royaltiesTop') return { ...setting, value, most: ROYALTIES_CEILING }
  if (kind !== 'feeRate') return { ...setting, value }
  const most = await readContract(client, { address, abi: marketAbi, functionName: 'feeRateCap' })
  return { ...setting, value, most }
}

/** Contracts that share a setting share its functions (contracts/src/shared), so one ABI reads all of them. */
export async function readSetting(
  client: Client,
  { address, kind, subject = address }: Setting,
): Promise<string> {
  const at = { address, abi: marketAbi } as const
  const factory = { address, abi: collectionFactoryAbi } as const
  switch (kind) {
    case 'paused':
      return String(await readContract(client, { ...at, functionName: 'paused' }))
    case 'feeRate':
      return String(await readContract(client, { ...at, functionName: 'feeRate' }))
    case 'feeRecipient':
      return lowerAddress(await readContract(client, { ...at, functionName: 'feeRecipient' }))
    case 'royaltiesTop':
      return String(await readContract(client, { ...at, functionName: 'royaltiesTop' }))
    case 'isOpen':
      return String(await readContract(client, { ...factory, functionName: 'isOpen' }))
    case 'deployFee':
      return String(await readContract(client, { ...factory, functionName: 'deployFee' }))
    case 'mintFee': {
      const [coin, fee] = await Promise.all([
        readContract(client, { ...factory, functionName: 'mintCoin' }),
        readContract(client, { ...factory, functionName: 'mintFee' }),
      ])
      return `${lowerAddress(coin)} ${fee}`
    }
    case 'priceThree':
    case 'priceFour':
    case 'priceLonger':
      return namePricesText(await readNamePrices(client, address))
    case 'coin':
      return String(await readContract(client, { ...at, functionName: 'isSupported', args: [subject] }))
    case 'blacklisted':
      return String(await readContract(client, { ...at, functionName: 'isBlacklisted', args: [subject] }))
    default:
      return kind satisfies never
  }
}

async function readNamePrices(client: Client, address: Address): Promise<NamePrices> {
  const [three, four, longer] = await Promise.all(
    neverRegistered.map((id) =>
      readContract(client, { address, abi: namesAbi, functionName: 'priceOf', args: [id, 1n] }),
    ),
  )
  if (!three || !four || !longer) throw new Error('a name has three prices')
  return { coin: lowerAddress(three[0]), three: three[1], four: four[1], longer: longer[1] }
}
