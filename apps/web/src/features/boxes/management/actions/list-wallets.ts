import type { Address } from '@mofu/domain/address'

import { walletRows } from '../../../../parts/recipient/wallet-rows.ts'
import type { TxPlan } from '../../../../tx/plan.ts'
import type { TypedName } from '../../../../wallet/resolve-name.ts'
import { type ChangedBox, manageBox } from './manage-box.ts'

type Listing = {
  wallets: readonly Address[]
  /** Those that were typed as names. */
  typed: readonly TypedName[]
  price: bigint
  /** 0 takes them off the whitelist. */
  limit: number
  coin: { symbol: string; decimals: number }
  means: string
}

/** Puts wallets on the whitelist with one price and limit, or takes them off. */
export function listWallets(
  changed: ChangedBox,
  { wallets, typed, price, limit, coin: { symbol, decimals }, means }: Listing,
): TxPlan {
  const isOn = limit > 0
  const rows = [
    {
      label: { key: 'boxManagement.listedPrice' },
      value: { kind: 'amount', amount: price, coin: symbol, decimals },
    },
    { label: { key: 'boxManagement.limit' }, value: { kind: 'text', text: String(limit) } },
  ] as const
  return manageBox(changed, {
    title: {
      key: isOn ? 'boxManagement.listPlan' : 'boxManagement.unlistPlan',
      values: { count: wallets.length, name: changed.name },
    },
    functionName: 'setWhitelist',
    args: [wallets, price, limit],
    means,
    terms: [...(isOn ? rows : []), ...walletRows({ key: 'boxManagement.wallet' }, wallets, typed)],
    recipients: typed,
  })
}
