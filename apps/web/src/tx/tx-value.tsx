import { getAddress } from 'viem'

import { AddressLabel } from '../parts/address-label.tsx'
import { AmountLabel } from '../parts/amount-label.tsx'
import type { ExplainValue } from './plan.ts'

/** One value of a plan, formatted for the user. An address has its name on the plan's chain, whichever is on screen. */
export function TxValue({ value, chainId }: { value: ExplainValue; chainId: number }) {
  switch (value.kind) {
    case 'amount':
      return <AmountLabel amount={value.amount} coin={value.coin} decimals={value.decimals} isExact />
    case 'address':
      return (
        <AddressLabel address={getAddress(value.address)} typedName={value.name} chainId={chainId} isFull />
      )
    case 'text':
      return value.text
    default:
      return value satisfies never
  }
}
