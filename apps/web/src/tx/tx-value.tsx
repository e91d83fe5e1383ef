import { getAddress } from 'viem'

import { AddressLabel } from '../parts/address-label.tsx'
import { AmountLabel } from '../parts/amount-label.tsx'
import type { ExplainValue } from './plan.ts'

/** One value of a plan, formatted for the user. */
export function TxValue({ value }: { value: ExplainValue }) {
  switch (value.kind) {
    case 'amount':
      return <AmountLabel amount={value.amount} coin={value.coin} decimals={value.decimals} isExact />
    case 'address':
      return <AddressLabel address={getAddress(value.address)} isFull />
    case 'text':
      return value.text
    default:
      return value satisfies never
  }
}
