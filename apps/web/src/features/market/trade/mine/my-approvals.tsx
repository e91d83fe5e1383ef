import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useNetworkOf } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { revokeApproval } from '../actions/revoke-approval.ts'
import { addressOf } from '../traded-pet.ts'
import type { TradingPlace } from '../trading-place.ts'
import { ListFrame } from './list-frame.tsx'
import { ourContractAt } from './our-contract.ts'
import { approvalsQuery, type OwnerAtBlock } from './queries.ts'

/** Operators that are approved for a whole collection, each revocable. */
export function MyApprovals({ place, whose }: { place: TradingPlace; whose: OwnerAtBlock }) {
  const t = useTranslations('trade')
  const start = useStartTx()
  const list = useQuery({ ...approvalsQuery(whose), placeholderData: keepPreviousData })
  const approvals = list.data ?? []
  return (
    <>
      <p className="text-soft mb-4">{t('approvalsText')}</p>
      <ListFrame
        list={list}
        count={approvals.length}
        empty={{ title: t('noApprovalsTitle'), text: t('noApprovalsText') }}
      >
        {approvals.map(({ id, contract, collectionName, operator, held }) => (
          <li key={id} className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
            <div className="min-w-0 grow basis-60">
              <p className="font-display truncate text-lg font-extrabold">{collectionName}</p>
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="text-soft text-sm">{t('operator')}</span>
                <AddressLabel address={operator} isFull />
                <OurName operator={operator} chainId={place.chainId} />
              </p>
              <p className="text-soft text-sm">{t('reaches', { count: held })}</p>
            </div>
            <Button
              size="small"
              onClick={() =>
                start(
                  revokeApproval({
                    chainId: place.chainId,
                    collection: addressOf(contract),
                    collectionName,
                    operator: addressOf(operator),
                  }),
                )
              }
            >
              {t('revoke')}
            </Button>
          </li>
        ))}
      </ListFrame>
    </>
  )
}

/** The name of an operator that is a contract of ours. */
function OurName({ operator, chainId }: { operator: string; chainId: number }) {
  const t = useTranslations('trade')
  const ours = ourContractAt(operator, useNetworkOf(chainId)?.contracts)
  if (ours === undefined) return null
  return <Badge tone="mint">{t(`ours.${ours.kind}`, { name: ours.name })}</Badge>
}
