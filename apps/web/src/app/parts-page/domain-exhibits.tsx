import { useState } from 'react'

import { AddressLabel } from '../../parts/address-label.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { FailureNote } from '../../parts/failure-note.tsx'
import { FinalityMark } from '../../parts/finality-mark.tsx'
import { IdentityText } from '../../parts/identity/identity-text.tsx'
import { MediaView } from '../../parts/media-view.tsx'
import { PetCard, PetCardSkeleton } from '../../parts/pet-card.tsx'
import { PriceLabel } from '../../parts/price-label.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { TimeAgo } from '../../parts/time-ago.tsx'
import { TraitGrid } from '../../parts/trait-grid.tsx'
import { Exhibit } from './exhibit.tsx'
import { samplePet } from './sample.ts'

const at = { chainId: 31_337, block: 100, blockTime: 0, finalizedBlock: 90 }
const medias = [
  { ...samplePet },
  { ...samplePet, nftType: 'VIDEO' as const, url: '/no-film.mp4' },
  { ...samplePet, nftType: 'audio' as const, url: '/no-sound.mp3' },
  { ...samplePet, url: null, metadata: 'queued' as const },
  { ...samplePet, url: null, metadata: 'bad' as const },
]

export function DomainExhibits() {
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  return (
    <>
      <Exhibit file="parts/pet-card.tsx">
        <div className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          <PetCard nft={samplePet} />
          <PetCard nft={{ ...samplePet, price: null, symbol: null, coin: null, title: '' }} />
          <PetCard nft={{ ...samplePet, url: null, metadata: 'queued' }} hasArrived />
          <PetCardSkeleton />
        </div>
      </Exhibit>
      <Exhibit file="parts/media-view.tsx">
        {medias.map((nft, index) => (
          <div key={index} className="w-48">
            <MediaView nft={nft} sizes="192px" />
          </div>
        ))}
      </Exhibit>
      <Exhibit file="parts/price-label.tsx, parts/amount-label.tsx">
        <PriceLabel price={1_500_000_000_000_000_000n} coin="ETH" decimals={18} />
        <PriceLabel price={123_456_789_012_345_678_901_234n} coin="GBT" decimals={18} />
        <PriceLabel price={1n} coin="ETH" decimals={18} />
        <PriceLabel price={2_500_000n} coin="USDC" decimals={6} />
        <PriceLabel price={null} coin={null} decimals={null} />
      </Exhibit>
      <Exhibit file="parts/countdown.tsx">
        <Countdown until={now + 200_000} />
        <Countdown until={now + 4_000} />
        <Countdown until={now + 45} />
        <Countdown until={now - 1} />
      </Exhibit>
      <Exhibit file="parts/address-label.tsx, parts/identity/identity-text.tsx">
        <IdentityText address={samplePet.owner} />
        <AddressLabel address={samplePet.owner} />
        <AddressLabel address={samplePet.owner} copyName="address" chainId={1} />
        <AddressLabel address={samplePet.owner} copyName="address" chainId={1} isFull />
      </Exhibit>
      <Exhibit file="parts/finality-mark.tsx, parts/time-ago.tsx">
        <FinalityMark block={80} at={at} />
        <FinalityMark block={97} at={at} />
        <TimeAgo at={now} />
        <TimeAgo at={now - 7_200} />
      </Exhibit>
      <Exhibit file="parts/trait-grid.tsx">
        <TraitGrid
          traits={[
            { type: 'species', value: 'fox', perTenThousand: 600 },
            { type: 'Somebody else’s', value: 'Trait', perTenThousand: null },
            { type: 'eyes', value: 'sparkle', perTenThousand: 40 },
          ]}
        />
      </Exhibit>
      <Exhibit file="parts/state-note.tsx, parts/failure-note.tsx">
        {(['empty', 'loading', 'error', 'success'] as const).map((scene) => (
          <StateNote key={scene} scene={scene} title={scene} text="And what to do next." />
        ))}
        <FailureNote title="The list got tangled up" error={new Error('x')} onRetry={() => undefined} />
      </Exhibit>
    </>
  )
}
