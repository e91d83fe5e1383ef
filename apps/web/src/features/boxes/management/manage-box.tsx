import { type Address, parseAddress } from '@mofu/domain/address'
import type { BoxPlace } from '@mofu/domain/box-id'
import { boxLocks } from '@mofu/domain/box-locks'
import { boxPhaseOf } from '@mofu/domain/box-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useConnection } from 'wagmi'

import { useAppConfig, useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PhaseBadge } from '../components/phase-badge.tsx'
import { SettleNote } from '../components/settle-note.tsx'
import { coverUrl } from '../cover-url.ts'
import { type BoxAtBlock, boxQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { AccessSection } from './components/access-section.tsx'
import { AddNfts } from './components/add-nfts.tsx'
import { EarningsSection } from './components/earnings-section.tsx'
import { PeopleSection } from './components/people-section.tsx'
import { PublishSection } from './components/publish-section.tsx'
import { RemoveNfts } from './components/remove-nfts.tsx'
import { TermsSection } from './components/terms-section.tsx'
import { TextsSection } from './components/texts-section.tsx'
import { type BoxSettings, settingsQuery } from './queries.ts'

/** A box as its owner and its collaborators manage it. */
export function ManageBox({ place, wallet }: { place: BoxPlace; wallet: Address }) {
  const t = useTranslations('boxManagement')
  const box = useQuery(boxQuery(place))
  const settings = useQuery(settingsQuery(place.chainId))
  useFresh(place.chainId, box.data?.block, box)
  const failed = [box, settings].find(({ isError, data }) => isError && !data)
  if (failed) {
    return <FailureNote title={t('failed')} error={failed.error} onRetry={() => void failed.refetch()} />
  }
  if (!box.data || !settings.data) return <Skeleton className="h-96 rounded-[28px]" />
  const { owner, collaborators } = box.data.box
  if (owner !== wallet && !collaborators.includes(wallet)) {
    return (
      <StateNote scene="empty" title={t('notYours')} text={t('notYoursText')}>
        <Link to="/LotteryDetail/$id" params={{ id: box.data.box.id }} className={buttonStyle('plain')}>
          {t('toBox')}
        </Link>
      </StateNote>
    )
  }
  return <Sections at={box.data} settings={settings.data} wallet={wallet} />
}

function Sections({ at, settings, wallet }: { at: BoxAtBlock; settings: BoxSettings; wallet: Address }) {
  const t = useTranslations('boxManagement')
  const { box } = at
  const { mediaUrl } = useAppConfig()
  const network = useNetworkOf(box.chainId)
  const { chainId: walletChain } = useConnection()
  const contract = parseAddress(box.contract)
  const lens = parseAddress(network?.contracts?.['BoxesLens'] ?? '')
  if (!contract || !lens) return null
  const [cover, title] = box.detail
  const name = title || t('untitled', { number: box.number })
  const isOwner = box.owner === wallet
  const changed = {
    chainId: box.chainId,
    contract,
    id: box.id,
    number: box.number,
    name,
    picture: coverUrl(cover, mediaUrl) ?? '/favicon.svg',
  }
  const locks = boxLocks({
    state: box.state,
    pending: box.pending,
    size: box.size,
    price: BigInt(box.price),
    minPrice: BigInt(box.minPrice),
    minSize: settings.minSize,
    isOwner,
  })
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-3">
        <strong className="font-display text-2xl">{name}</strong>
        <PhaseBadge phase={boxPhaseOf(box)} />
        <Badge tone="plain">{t(isOwner ? 'youOwn' : 'youHelp')}</Badge>
        <Link
          to="/LotteryDetail/$id"
          params={{ id: box.id }}
          className={buttonStyle('plain', 'small', 'ml-auto')}
        >
          {t('toBox')}
        </Link>
      </p>
      {walletChain === box.chainId ? null : (
        <SwitchNetwork chainId={box.chainId} networkTitle={network?.title ?? ''} />
      )}
      <SettleNote at={at} name={name} />
      <PublishSection changed={changed} box={box} settings={settings} locks={locks} />
      <AddNfts feeRate={settings.feeRate} changed={changed} box={box} wallet={wallet} lock={locks.add} />
      <RemoveNfts lens={lens} changed={changed} box={box} lock={locks.remove} />
      <TermsSection changed={changed} box={box} settings={settings} lock={locks.terms} />
      <AccessSection changed={changed} box={box} lock={locks.whitelist} />
      <PeopleSection changed={changed} collaborators={box.collaborators} lock={locks.people} />
      <TextsSection changed={changed} box={box} />
      <EarningsSection changed={changed} box={box} wallet={wallet} />
    </div>
  )
}
