import { type Address, parseAddress } from '@mofu/domain/address'
import { useConnection } from 'wagmi'

import { useAppConfig } from '../../session/app-config.ts'
import type { TxPlan } from '../../tx/plan.ts'
import { mintPet } from './actions/mint-pet.ts'
import type { MintFee } from './mint-fee.ts'
import type { MintPlace } from './mint-place.ts'
import type { Offer } from './offer.ts'

/** What comes next on the way to a minted pet. `waiting` while the chain has not said what it needs. */
export type MintStep =
  | { at: 'connect' }
  | { at: 'switch' }
  | { at: 'waiting' }
  | { at: 'mint'; account: Address; plan: TxPlan }

type MintQuestion = { place: MintPlace; offer: Offer; fee: MintFee | undefined }

export function useMintStep({ place, offer, fee }: MintQuestion): MintStep {
  const { mediaUrl } = useAppConfig()
  const { address, chainId: walletChain } = useConnection()
  const account = address && parseAddress(address)

  if (!account) return { at: 'connect' }
  if (walletChain !== place.chainId) return { at: 'switch' }
  if (!fee) return { at: 'waiting' }
  return { at: 'mint', account, plan: mintPet({ place, offer, fee, account, mediaUrl }) }
}
