import { pictureSources } from '@mofu/domain/picture-sources'
import type { Nft } from '@mofu/wire/market'

import { petTitle } from '../../../../parts/pet-title.ts'

type Shown = Pick<Nft, 'id' | 'title' | 'tokenId' | 'nftType' | 'url' | 'poster'>

type NftChoiceProps = {
  label: string
  nfts: readonly Shown[]
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
  isDisabled: boolean
}

/** NFTs as pictures with checkboxes. */
export function NftChoice({ label, nfts, chosen, onChoose, isDisabled }: NftChoiceProps) {
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <ul
      aria-label={label}
      className="grid max-h-112 grid-cols-2 gap-3 overflow-y-auto p-1 min-[480px]:grid-cols-3 sm:grid-cols-4"
    >
      {nfts.map((nft) => (
        <li key={nft.id}>
          <label className="border-line has-checked:border-coral has-focus-visible:outline-focus bg-card block cursor-pointer rounded-2xl border-2 p-2 has-focus-visible:outline-3">
            <img
              {...pictureSources((nft.nftType === 'IMAGE' ? nft.url : nft.poster) ?? '/favicon.svg')}
              sizes="160px"
              alt=""
              loading="lazy"
              className="bg-sunken aspect-square w-full rounded-xl object-cover"
            />
            <span className="mt-2 flex items-center gap-2 text-sm font-semibold">
              <input
                type="checkbox"
                checked={chosen.includes(nft.id)}
                disabled={isDisabled}
                onChange={({ target }) => toggle(nft.id, target.checked)}
                className="accent-coral size-5 shrink-0 outline-none"
              />
              <span className="truncate">{petTitle(nft)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
