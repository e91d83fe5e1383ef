import type { Address } from '@mofu/domain/address'

import type { Phrase } from '../../i18n/phrase.ts'
import type { ExplainRow } from '../../tx/plan.ts'
import type { TypedName } from '../../wallet/resolve-name.ts'

/** Every wallet of a call in full, with the name that it was typed as. */
export function walletRows(
  label: Phrase,
  wallets: readonly Address[],
  typed: readonly TypedName[],
): ExplainRow[] {
  return wallets.map((address) => {
    const name = typed.find((one) => one.address.toLowerCase() === address.toLowerCase())?.name
    return { label, value: { kind: 'address', address, name } }
  })
}
