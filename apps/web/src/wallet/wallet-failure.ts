/** EIP-1193: the user rejected the request. */
const REFUSED = 4001
/** The wallet does not authorise the account, mostly because it is locked. */
const UNAUTHORISED = 4100
const UNSUPPORTED = [4200, -32_601, -32_004]
/** The wallet already has the same request open. */
const ALREADY_ASKING = -32_002

export type WalletFailure = 'refused' | 'locked' | 'unsupported' | 'alreadyAsking' | 'none' | 'failed'

/** A wallet that returns no account. */
export class LockedWalletError extends Error {
  readonly code = UNAUTHORISED
}

/** Classifies a wallet's error. Wallets wrap their errors in each other, so the causes are read too. */
export function walletFailure(error: unknown): WalletFailure {
  for (let each = error; isObject(each); each = each.cause) {
    if (each.code === REFUSED) return 'refused'
    if (each.code === UNAUTHORISED) return 'locked'
    if (each.code === ALREADY_ASKING) return 'alreadyAsking'
    if (UNSUPPORTED.some((code) => code === each.code)) return 'unsupported'
    if (each.name === 'ProviderNotFoundError') return 'none'
  }
  return 'failed'
}

function isObject(error: unknown): error is { code?: unknown; name?: unknown; cause?: unknown } {
  return typeof error === 'object' && error !== null
}
