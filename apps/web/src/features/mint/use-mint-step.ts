import { type Address, parseAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'

import { useAppConfig } from '../../session/app-config.ts'
import { useChainClient } from '../../session/use-chain-client.ts'
import type { TxPlan } from '../../tx/plan.ts'
import { allowFee } from './actions/allow-fee.ts'
import { mintPet } from './actions/mint-pet.ts'
import type { MintFee } from './mint-fee.ts'
import type { MintPlace } from './mint-place.ts'
import type { Offer } from './offer.ts'
import { allowanceQuery } from './queries.ts'

/** What comes next on the way to a minted pet. `waiting` while the chain has not said what it needs. */
export type MintStep =
  | { at: 'connect' }
  | { at: 'switch' }
  | { at: 'waiting' }
  | { at: 'allow' | 'mint'; account: Address; plan: TxPlan }

type MintQuestion = { place: MintPlace; offer: Offer; fee: MintFee | undefined }

export function useMintStep({ place, offer, fee }: MintQuestion): MintStep {
  const { mediaUrl } = useAppConfig()
  const { address, chainId: walletChain } = useConnection()
  const account = address && parseAddress(address)
  const client = useChainClient(place.chainId)
  const token = fee?.token
  const allowance = useQuery({
    ...allowanceQuery(client, account ?? place.collection, place, token ?? place.collection),
    enabled: account !== undefined && token !== undefined,
  })

  if (!account) return { at: 'connect' }
  if (walletChain !== place.chainId) return { at: 'switch' }
  if (!fee || (token && allowance.data === undefined)) return { at: 'waiting' }
  if (token && (allowance.data ?? 0n) < fee.amount) {
    return { at: 'allow', account, plan: allowFee({ place, offer, fee, token }) }
  }
  return { at: 'mint', account, plan: mintPet({ place, offer, fee, account, mediaUrl }) }
}
