import { type Address, parseAddress } from '@mofu/domain/address'
import { roundTime } from '@mofu/domain/round-time'
import { useQuery } from '@tanstack/react-query'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { beaconQuery } from '../../../parts/beacon/queries.ts'
import { deviceTimeOf } from '../../../parts/chain-clock.ts'
import { Countdown } from '../../../parts/countdown.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { BoxArt } from './box-art.tsx'

/** The time of the block that was read, and when. */
export type ReadTime = { blockTime: number | undefined; readAtMs: number }

type PendingDrawProps = { chainId: number; round: number; read: ReadTime }

/** A paid draw that waits for its round. */
export function PendingDraw({ chainId, round, read }: PendingDrawProps) {
  const t = useTranslations('boxes')
  const randomness = parseAddress(useNetworkOf(chainId)?.contracts?.['Randomness'] ?? '')
  return (
    <div className="flex flex-wrap items-center gap-4">
      <BoxArt look="waiting" className="w-20" />
      <div className="grid gap-1">
        <output className="font-semibold">{t('waiting', { round })}</output>
        {randomness ? <Due chainId={chainId} round={round} read={read} randomness={randomness} /> : null}
      </div>
    </div>
  )
}

function Due({ chainId, round, read, randomness }: PendingDrawProps & { randomness: Address }) {
  const t = useTranslations('boxes')
  const client = useChainClient(chainId)
  const beacon = useQuery(beaconQuery(client, chainId, randomness))
  if (!beacon.data) return null
  const due = roundTime(beacon.data, round)
  const isDue = read.blockTime !== undefined && read.blockTime >= due
  const until = deviceTimeOf(due, read.blockTime, read.readAtMs)
  return (
    <p className="text-soft">
      {isDue ? (
        t('due')
      ) : (
        <>
          {t('dueIn')} <Countdown key={until} until={until} />
        </>
      )}
    </p>
  )
}
