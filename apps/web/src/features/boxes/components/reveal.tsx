import { parseAddress } from '@mofu/domain/address'
import type { BoxDraw, BoxNft } from '@mofu/wire/boxes'
import { useState } from 'react'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { fairnessPath } from '../../../parts/fairness-path.ts'
import { petTitle } from '../../../parts/pet-title.ts'
import { ShareButton } from '../../../parts/share-button.tsx'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { useActiveFlow } from '../../../tx/active-flow.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { claimPrizes } from '../actions/claim-prizes.ts'
import { recordSeenDraw, useIsSeen } from '../seen-draws.ts'
import { BoxArt } from './box-art.tsx'
import { PrizeCard } from './prize-grid.tsx'

type RevealProps = {
  chainId: number
  draw: BoxDraw
  /** The result came while the page was open. */
  isLive: boolean
}

/** A decided draw: its box opens once in each browser, then its prizes are shown. */
export function Reveal({ chainId, draw, isLive }: RevealProps) {
  const t = useTranslations('boxes')
  const isSeen = useIsSeen(draw.id)
  const [isOpened, setOpened] = useState(isLive)
  // Behind the transaction's dialog nobody would see it.
  const isOpening = useActiveFlow() === undefined && isOpened
  const isClaimed = draw.prizes.some(({ state }) => state === 'claimed')
  const show = () => recordSeenDraw(draw.id)
  if (isSeen || isClaimed) return <Won chainId={chainId} draw={draw} />
  return (
    <div className="flex flex-wrap items-center gap-4">
      <BoxArt look={isOpening ? 'opening' : 'closed'} className="w-28 overflow-visible" onOpened={show} />
      <div className="grid justify-items-start gap-3">
        <output className="font-display text-lg font-extrabold">
          {isOpening ? t('opening') : t('closedTitle', { count: draw.size })}
        </output>
        {isOpening ? (
          <Button onClick={show}>{t('skip')}</Button>
        ) : (
          <Button look="main" onClick={() => setOpened(true)}>
            {t('openBox')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** No celebration: nobody knows whether the prizes are worth more than what was paid. */
function Won({ chainId, draw }: { chainId: number; draw: BoxDraw }) {
  const t = useTranslations('boxes')
  const path = fairnessPath('lottery', draw.id)
  const unclaimed = draw.prizes.filter(({ state }) => state === 'drawn')
  return (
    <div className="grid gap-3">
      <output className="font-display text-lg font-extrabold">{t('won')}</output>
      <ul aria-label={t('won')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {draw.prizes.map((nft) => (
          <li key={nft.id}>
            <PrizeCard nft={nft}>
              <Badge tone={nft.state === 'claimed' ? 'mint' : 'honey'}>
                {t(nft.state === 'claimed' ? 'inWallet' : 'toClaim')}
              </Badge>
            </PrizeCard>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {path === undefined ? null : <ShareButton path={path} title={draw.prizes.map(petTitle).join(', ')} />}
      </div>
      {unclaimed.length > 0 ? <Claim chainId={chainId} draw={draw} prizes={unclaimed} /> : null}
    </div>
  )
}

type ClaimProps = { chainId: number; draw: BoxDraw; prizes: readonly BoxNft[] }

function Claim({ chainId, draw, prizes }: ClaimProps) {
  const t = useTranslations('boxes')
  const start = useStartTx()
  const { chainId: walletChain } = useConnection()
  const network = useNetworkOf(chainId)
  const contract = parseAddress(network?.contracts?.['Boxes'] ?? '')
  if (!contract) return null
  if (walletChain !== chainId) return <SwitchNetwork chainId={chainId} networkTitle={network?.title ?? ''} />
  const claim = () =>
    start(
      claimPrizes({
        chainId,
        contract,
        number: draw.number,
        boxName: draw.boxTitle || t('untitled', { number: draw.number }),
        prizes: prizes.map((nft) => ({
          nftId: nft.nftId,
          index: nft.indexInCollection,
          name: petTitle(nft),
          picture: nft.poster ?? nft.url ?? '/favicon.svg',
        })),
      }),
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="main" onClick={claim}>
        {t('claim', { count: prizes.length })}
      </Button>
      <p className="text-soft text-sm">{t('claimFree')}</p>
    </div>
  )
}
