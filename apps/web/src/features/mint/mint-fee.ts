import type { Address } from '@mofu/domain/address'
import { zeroAddress } from 'viem'

/** What one mint costs: in the chain's own coin, or in a token that has to be allowed first. */
export type MintFee = { amount: bigint; coin: string; decimals: number; token: Address | undefined }

/** The contract's `MaxFee`: a mint reverts if its fee has since become higher than the screen showed, or moved to another coin. */
export function maxFeeOf({ amount, token }: Pick<MintFee, 'amount' | 'token'>) {
  return { coin: token ?? zeroAddress, amount }
}
