import type { Address } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import type { TxPlan } from '../../../tx/plan.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { networkFeeQuery } from '../queries.ts'

type NetworkFeeProps = {
  account: Address
  plan: TxPlan
  coin: string
  /** How many tokens the plan mints. */
  count?: number
}

/** The network fee, estimated before anything is signed. */
export function NetworkFee({ account, plan, coin, count = 1 }: NetworkFeeProps) {
  const t = useTranslations('mint')
  const client = useChainClient(plan.chainId)
  const fee = useQuery(networkFeeQuery(client, account, plan, count))
  if (fee.data !== undefined) {
    return (
      <>
        ≈ <AmountLabel amount={fee.data} coin={coin} />
      </>
    )
  }
  return fee.isError ? (
    <span className="text-soft text-sm font-normal">{t('gasFailed')}</span>
  ) : (
    <Skeleton className="h-5 w-24 rounded-lg" />
  )
}
