import type { ManagedMachine } from '@mofu/wire/gacha/management'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useIndexedBlock } from '../../../../api/indexed-block.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { beaconQuery } from '../../../../parts/beacon/queries.ts'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import type { GachaPlace } from '../../gacha-place.ts'
import { queueQuery } from '../../queries.ts'
import { queueState, type QueueState } from '../../queue-state.ts'

const tones: Record<QueueState, BadgeTone> = {
  normal: 'mint',
  late: 'honey',
  ready: 'honey',
  overdue: 'berry',
}

/** Whether the keeper decides pulls in time, by the pull that has waited longest. */
export function KeeperState({ place, machine }: { place: GachaPlace; machine: ManagedMachine }) {
  const t = useTranslations('gachaManagement')
  const client = useChainClient(place.chainId)
  const block = useIndexedBlock(place.chainId) ?? 0
  const { data: beacon } = useQuery(beaconQuery(client, place.chainId, place.randomness))
  const { data: queue } = useQuery({
    ...queueQuery(client, place, machine.collectionId, block),
    placeholderData: keepPreviousData,
  })
  if (!beacon || queue === undefined) return null
  const state = queue ? queueState(beacon, queue) : 'normal'
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-soft">{t('keeper')}</span>
      <Badge tone={tones[state]}>{t(`keeperState.${queue ? state : 'idle'}`)}</Badge>
      {machine.waitingSince === null ? null : (
        <span className="text-soft text-sm">
          {t('waitingSince')} <TimeAgo at={machine.waitingSince} />
        </span>
      )}
    </p>
  )
}
