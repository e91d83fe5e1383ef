import type { Address } from '@mofu/domain/address'
import { zeroAddress } from 'viem'

/** The fee of one mint: in the native coin, or in a token that has to be approved first. */
export type MintFee = { amount: bigint; coin: string; decimals: number; token: Address | undefined }

/** The contract's `MaxFee`: a mint reverts if its fee is now higher than the screen showed, or in another coin. */
export function maxFeeOf({ amount, token }: Pick<MintFee, 'amount' | 'token'>) {
  return { coin: token ?? zeroAddress, amount }
}
