import type { Address } from '@mofu/domain/address'
import type { SwapSide } from '@mofu/domain/exchange-quote'
import { useQuery } from '@tanstack/react-query'

import { useIndexedBlock } from '../../api/indexed-block.ts'
import { useChainClient } from '../../wallet/use-chain-client.ts'
import type { ExchangePlace } from './exchange-place.ts'
import { balancesQuery, type ExchangeState } from './queries.ts'

type Wallet = { place: ExchangePlace; state: ExchangeState; account: Address | undefined }

/** What the wallet holds of the coin that goes in, and what it can give: the network fee must be left. */
export function useAvailable({ place, state, account }: Wallet, side: SwapSide) {
  const block = useIndexedBlock(place.chainId) ?? 0
  const client = useChainClient(place.chainId)
  const { data } = useQuery({
    ...balancesQuery(client, { place, base: state.base, account: account ?? '0x', block }),
    enabled: account !== undefined,
  })
  if (account === undefined || data === undefined) return { held: undefined, available: undefined }
  const held = side === 'buy' ? data.base : data.gbt
  const left = side === 'buy' ? data.gas : 0n
  return { held, available: held > left ? held - left : 0n }
}
