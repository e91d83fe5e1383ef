import type { SpendingRefusal } from '@mofu/wire/accounts/spending'
import { type Address, BaseError, ContractFunctionRevertedError, HttpRequestError, TimeoutError } from 'viem'

import { walletFailure } from '../wallet/wallet-failure.ts'

export type TxFailure =
  | { kind: 'refused' }
  | { kind: 'locked' }
  | { kind: 'unsupported' }
  | { kind: 'noWallet' }
  /** Another account was chosen in the wallet after the plan was explained. */
  | { kind: 'otherAccount'; account: Address }
  /** A name that was typed for an address resolves to another one now, or to none. */
  | { kind: 'nameChanged'; name: string; address: Address | undefined }
  /** An admin's setting was changed by somebody else after it was shown. */
  | { kind: 'settingChanged' }
  /** The simulation reverted before anything was sent; `name` is the contract's error if it could be decoded. */
  | { kind: 'wouldRevert'; name: string | undefined }
  /** It was mined and reverted. */
  | { kind: 'reverted'; name: string | undefined }
  /** Not enough of the chain's native coin, or of the named token. */
  | { kind: 'poor'; need: bigint; have: bigint; token?: { coin: string; decimals: number } }
  /** More than the limit that the payer has set for games. */
  | { kind: 'limit'; refusal: SpendingRefusal; amount: bigint; symbol: string; decimals: number }
  /** The payer has limits and is not signed in, or they could not be read, or an earlier payment is not counted yet. */
  | { kind: 'limitsSignIn' }
  | { kind: 'limitsUnread' }
  | { kind: 'limitsUncounted' }
  | { kind: 'unreachable' }
  | { kind: 'replaced' }
  | { kind: 'wallet'; reason: string }

/** A classified failure, thrown until it reaches the screen. */
export class TxError extends Error {
  readonly failure: TxFailure

  constructor(failure: TxFailure, options?: ErrorOptions) {
    super(failure.kind, options)
    this.name = 'TxError'
    this.failure = failure
  }
}

/** Classifies an error of the chain or the wallet by what the user can do about it. */
export function txFailure(error: unknown): TxFailure {
  if (error instanceof TxError) return error.failure
  const failure = walletFailure(error)
  if (failure === 'refused' || failure === 'locked' || failure === 'unsupported') return { kind: failure }
  if (!(error instanceof BaseError)) return { kind: 'wallet', reason: reasonOf(error) }
  const reverted = error.walk((each) => each instanceof ContractFunctionRevertedError)
  if (reverted instanceof ContractFunctionRevertedError) {
    return { kind: 'wouldRevert', name: reverted.data?.errorName ?? reverted.reason ?? reverted.signature }
  }
  if (error.walk((each) => each instanceof HttpRequestError || each instanceof TimeoutError))
    return { kind: 'unreachable' }
  return { kind: 'wallet', reason: error.shortMessage }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
