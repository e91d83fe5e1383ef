import { type Address, parseAddress } from '@mofu/domain/address'
import { boxPhaseOf } from '@mofu/domain/box-state'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { usePaused } from '../../../parts/play/use-paused.ts'
import { useSwitchedOff } from '../../../parts/play/use-switched-off.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { type DrawOption, drawOption } from '../draw-option.ts'
import { phaseWords } from '../phase-words.ts'
import { type BoxDetail, drawsQuery, whitelistItemQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { Access } from './access.tsx'
import { DrawForm } from './draw-form.tsx'

/** Whether and how the connected wallet may draw, and the button that does. */
export function DrawCounter({ box, name }: { box: BoxDetail; name: string }) {
  const t = useTranslations('boxes')
  const { address, chainId: walletChain } = useConnection()
  const network = useNetworkOf(box.chainId)
  const wallet = address && parseAddress(address)
  const isOnNetwork = walletChain === box.chainId
  const switchedOff = useSwitchedOff('draws')
  const paused = usePaused(box.chainId, 'Boxes')
  const closed = switchedOff ?? paused
  return (
    <section aria-labelledby="draw" className="card grid content-start gap-4 p-5 sm:p-6">
      <h2 id="draw" className="text-2xl">
        {t('drawTitle')}
      </h2>
      {closed !== undefined ? (
        <Note tone="honey">{closed}</Note>
      ) : wallet && isOnNetwork ? (
        <ForWallet box={box} name={name} wallet={wallet} />
      ) : (
        <ForVisitor box={box}>
          {wallet ? (
            <SwitchNetwork chainId={box.chainId} networkTitle={network?.title ?? ''} />
          ) : (
            <Button look="main" size="large" onClick={openWalletDialog}>
              {t('connect')}
            </Button>
          )}
        </ForVisitor>
      )}
    </section>
  )
}

/** The state of the box, and the way to draw if it is open. */
function ForVisitor({ box, children }: { box: BoxDetail; children: ReactNode }) {
  const t = useTranslations('boxes')
  const phase = boxPhaseOf(box)
  if (phase !== 'open') return <WhyNot why={phase} limit={0} />
  return (
    <>
      <p>{t(box.flags.allOpen ? 'access.open' : 'access.whitelistOnly')}</p>
      {children}
    </>
  )
}

function ForWallet({ box, name, wallet }: { box: BoxDetail; name: string; wallet: Address }) {
  const t = useTranslations('boxes')
  const listed = useQuery(whitelistItemQuery(box, wallet))
  useFresh(box.chainId, listed.data?.block, listed)
  const draws = useInfiniteQuery(drawsQuery(box.chainId, wallet, box.number))
  useFresh(box.chainId, draws.data?.pages[0]?.block, draws)
  if (!listed.data || !draws.data) {
    const failed = [listed, draws].find(({ isError }) => isError)
    return failed ? (
      <FailureNote title={t('boxFailed')} error={failed.error} onRetry={() => void failed.refetch()} />
    ) : (
      <Skeleton className="h-32 rounded-2xl" />
    )
  }
  const { item } = listed.data
  const option = drawOption(box, item)
  return (
    <>
      {option.may ? null : <WhyNot why={option.why} limit={item?.limit ?? 0} />}
      <Access box={box} item={item} />
      {option.may ? (
        <DrawForm
          box={box}
          name={name}
          wallet={wallet}
          option={option}
          latest={draws.data.pages[0]?.list[0]?.id}
        />
      ) : null}
    </>
  )
}

function WhyNot({ why, limit }: { why: (DrawOption & { may: false })['why']; limit: number }) {
  const t = useTranslations('boxes')
  const text =
    why === 'limitReached'
      ? t('whyNot.limitReached', { limit })
      : why === 'notListed'
        ? t('whyNot.notListed')
        : t(`whyNot.${phaseWords[why]}`)
  return <Note tone="honey">{text}</Note>
}
