import { shortAddress } from '@mofu/domain/address'
import type { ReadAt } from '@mofu/wire/envelope'
import type { NftDetail } from '@mofu/wire/market'
import { ArrowRightLeft, ExternalLink, Sparkles } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FinalityMark } from '../../../parts/finality-mark.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { useNetworkOf } from '../../../session/app-config.ts'

type Activity = NftDetail['activity'][number]
type ActivityTableProps = { activity: readonly Activity[]; chainId: number; at: ReadAt | undefined }

const cell = 'px-4 py-3 sm:px-5'
/** Columns that small screens fold into their neighbours. */
const wide = `${cell} hidden sm:table-cell`

/** Everything that happened to a token, newest first. */
export function ActivityTable({ activity, chainId, at }: ActivityTableProps) {
  const t = useTranslations('market')
  return (
    <section aria-labelledby="activity" className="mt-10">
      <h2 id="activity" className="mb-3 text-2xl">
        {t('activity')}
      </h2>
      <div className="card">
        <table className="w-full text-left">
          <thead className="text-soft text-sm">
            <tr>
              <Heading className={cell} text={t('activityEvent')} />
              <Heading className={wide} text={t('activityFrom')} />
              <Heading className={cell} text={t('activityTo')} />
              <Heading className={wide} text={t('activityWhen')} />
              <Heading className={cell} text={t('activityState')} />
            </tr>
          </thead>
          <tbody>
            {activity.map((event) => (
              <ActivityRow key={event.id} event={event} chainId={chainId} at={at} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Heading({ text, className }: { text: string; className: string }) {
  return (
    <th scope="col" className={`${className} font-semibold`}>
      {text}
    </th>
  )
}

function ActivityRow({ event, chainId, at }: { event: Activity; chainId: number; at: ReadAt | undefined }) {
  const t = useTranslations('market')
  const explorer = useNetworkOf(chainId)?.explorerUrl
  const isMint = event.kind === 'mint'
  const Icon = isMint ? Sparkles : ArrowRightLeft
  return (
    <tr className="border-line border-t-2">
      <td className={cell}>
        <span className="font-display inline-flex items-center gap-2 font-extrabold">
          <Icon aria-hidden="true" className="text-coral-text size-4" />
          {isMint ? t('kindMint') : t('kindTransfer')}
        </span>
        <TimeAgo at={event.at} className="text-soft block text-xs sm:hidden" />
      </td>
      <td className={wide}>{isMint ? '—' : <AddressLabel address={event.from} />}</td>
      <td className={cell}>
        {isMint ? null : (
          <span className="text-soft block text-xs sm:hidden">{shortAddress(event.from)} →</span>
        )}
        <AddressLabel address={event.to} />
      </td>
      <td className={`${wide} text-soft`}>
        <TimeAgo at={event.at} />
      </td>
      <td className={cell}>
        <span className="inline-flex items-center gap-2">
          {at ? <FinalityMark block={event.block} at={at} /> : null}
          {explorer ? (
            <a
              href={`${explorer}/tx/${event.txHash}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('viewTransaction')}
            >
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          ) : null}
        </span>
      </td>
    </tr>
  )
}
