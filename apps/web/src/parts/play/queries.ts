import type { Address } from '@mofu/domain/address'
import { mustSignInToPlay, spendingCheck, type SpendingRefusal } from '@mofu/wire/accounts/spending'
import { CallError } from '@mofu/wire/client'

import { call, callSigned } from '../../api/call.ts'
import { storedSession } from '../../session/stored-session.ts'

/** A payment for a draw or a bet, before the wallet is asked for it. */
export type Payment = { chainId: number; payer: Address; coin: string; amount: bigint }

/** `signIn`: the wallet has limits, which are told to nobody but its signed-in owner. */
export type PaymentVerdict =
  | { kind: 'free' }
  | { kind: 'signIn' }
  | { kind: 'limit'; refusal: SpendingRefusal }

/** Asks the server whether a payment stays within the payer's own limits. */
export async function checkPayment(payment: Payment, signal?: AbortSignal): Promise<PaymentVerdict> {
  const options = signal ? { signal } : {}
  if (isSignedIn(payment.payer)) {
    try {
      return await checkSigned(payment, options)
    } catch (error) {
      // The session has ended: what follows is the answer for a visitor.
      if (!(error instanceof CallError) || error.status !== 401) throw error
    }
  }
  return (await hasLimits(payment.payer, options)) ? { kind: 'signIn' } : { kind: 'free' }
}

/** Whether a wallet has limits, which everybody may know. */
export async function hasLimits(payer: Address, options: { signal?: AbortSignal } = {}): Promise<boolean> {
  return (await call(mustSignInToPlay, { query: { payer } }, options)).data.mustSignIn
}

async function checkSigned(
  { chainId, payer, coin, amount }: Payment,
  options: { signal?: AbortSignal },
): Promise<PaymentVerdict> {
  const query = { chainId, payer, coin, amount: String(amount) }
  const { data } = await callSigned(spendingCheck, { query }, options)
  if (data.mustSignIn) return { kind: 'signIn' }
  return data.refusal ? { kind: 'limit', refusal: data.refusal } : { kind: 'free' }
}

function isSignedIn(payer: Address): boolean {
  const { web3, readOnly } = storedSession()
  return web3?.address === payer.toLowerCase() || readOnly !== undefined
}
