import { refundTime, roundTime } from '@mofu/domain/round-time'
import type { Machine } from '@mofu/wire/gacha'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useIndexedBlock } from '../../../api/indexed-block.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { beaconQuery } from '../../../parts/beacon/queries.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { settleOrders } from '../actions/settle-orders.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { queueQuery } from '../queries.ts'
import { queueState } from '../queue-state.ts'

type QueueNoteProps = { place: GachaPlace; machine: Machine }

/** Pulls that take longer than usual: why, and what anyone can do about it. Nothing while all goes well. */
export function QueueNote({ place, machine }: QueueNoteProps) {
  const t = useTranslations('gacha')
  const format = useFormatter()
  const client = useChainClient(place.chainId)
  const block = useIndexedBlock(place.chainId) ?? 0
  const { data: beacon } = useQuery(beaconQuery(client, place.chainId, place.randomness))
  const { data: queue } = useQuery({
    ...queueQuery(client, place, machine.collectionId, block),
    placeholderData: keepPreviousData,
  })
  if (!beacon || !queue) return null
  const state = queueState(beacon, queue)
  if (state === 'normal') return null
  const round = String(queue.round)
  const time = (seconds: number) =>
    format.dateTime(new Date(seconds * 1_000), { dateStyle: 'medium', timeStyle: 'short' })
  const text = {
    late: () =>
      t('lateText', {
        round,
        time: time(roundTime(beacon, queue.round)),
        refund: time(refundTime(beacon, queue.round)),
      }),
    ready: () => t('readyText'),
    overdue: () => t('overdueText', { round }),
  }[state]
  return (
    <section className="bg-honey-wash text-honey-text grid gap-3 rounded-2xl p-4 font-semibold">
      <p>{text()}</p>
      {state === 'late' ? (
        <Link
          to="/fairness/$kind/$id/$order"
          params={{ kind: 'gacha', id: machine.id, order: String(queue.order) }}
          className="w-fit underline underline-offset-4"
        >
          {t('bring', { round })}
        </Link>
      ) : (
        <SettleButton place={place} machine={machine} isOverdue={state === 'overdue'} />
      )}
    </section>
  )
}

function SettleButton({ place, machine, isOverdue }: QueueNoteProps & { isOverdue: boolean }) {
  const t = useTranslations('gacha')
  const start = useStartTx()
  const account = useAccount()
  const network = useNetworkOf(place.chainId)
  if (account.status !== 'connected')
    return (
      <Button className="justify-self-start" onClick={openWalletDialog}>
        {t('connect')}
      </Button>
    )
  if (account.chainId !== place.chainId)
    return <SwitchNetwork chainId={place.chainId} networkTitle={network?.title ?? ''} />
  const { collectionId: number, name } = machine
  const text = t(isOverdue ? 'refundText' : 'settleText')
  return (
    <Button
      className="justify-self-start"
      onClick={() => start(settleOrders({ place, machine: { number, name }, isOverdue, text }))}
    >
      {t(isOverdue ? 'refundNow' : 'settleNow')}
    </Button>
  )
}
