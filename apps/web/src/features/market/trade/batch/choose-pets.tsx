import type { Address } from '@mofu/domain/address'
import type { Nft } from '@mofu/wire/market'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { WalletProvider } from '../../../../wallet/wallet-provider.tsx'
import { PetList } from '../../components/pet-list.tsx'
import { type PetFilter, petListQuery } from '../../queries.ts'
import type { TradingPlace } from '../trading-place.ts'
import { PetChoice } from './pet-choice.tsx'

const ListManyDialog = lazy(async () => ({
  default: (await import('./list-many-dialog.tsx')).ListManyDialog,
}))

/** As many as a user still reads before signing; a block fits several times as many. */
const MOST = 30

type ChoosePetsProps = { place: TradingPlace; seller: Address; filter: PetFilter; onStop: () => void }

/** The user's own pets to select, with the actions for the selected ones below. */
export function ChoosePets({ place, seller, filter, onStop }: ChoosePetsProps) {
  const t = useTranslations('trade')
  const [ids, setIds] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const pages = useInfiniteQuery(petListQuery(filter)).data?.pages ?? []
  // In the order of selection. A pet that was listed or transferred in the meantime is deselected.
  const known = new Map(pages.flatMap(({ list }) => list).map((nft) => [nft.id, nft]))
  const chosen = ids.flatMap((id): Nft[] => {
    const nft = known.get(id)
    return nft?.status === 1 ? [nft] : []
  })
  const choose = (id: string, isChosen: boolean) =>
    setIds([...chosen.map((nft) => nft.id).filter((each) => each !== id), ...(isChosen ? [id] : [])])
  const isFull = chosen.length >= MOST
  // With nothing selected the dialog closes, so that the next tick does not open it by itself.
  if (isOpen && chosen.length === 0) setOpen(false)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" onClick={onStop}>
          <X aria-hidden="true" className="size-4" />
          {t('batch.stop')}
        </Button>
        <p className="text-soft">{t('batch.chooseText')}</p>
      </div>
      <PetList
        filter={filter}
        empty={null}
        nameOf={(nft) => (
          <PetChoice
            nft={nft}
            isChosen={chosen.some(({ id }) => id === nft.id)}
            isFull={isFull}
            onChoose={(isChosen) => choose(nft.id, isChosen)}
          />
        )}
      />
      <div className="card sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-3 p-3 sm:p-4">
        <p className="grow">
          <output className="font-display font-extrabold">
            {t('batch.chosen', { count: chosen.length })}
          </output>{' '}
          {isFull ? <span className="text-soft text-sm">{t('batch.most', { most: MOST })}</span> : null}
        </p>
        {chosen.length === 0 ? null : (
          <IconButton label={t('batch.clear')} onClick={() => setIds([])}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <Button look="main" disabled={chosen.length === 0} onClick={() => setOpen(true)}>
          {t('batch.open')}
        </Button>
      </div>
      {isOpen ? (
        <WalletProvider>
          <Suspense>
            <ListManyDialog
              place={place}
              seller={seller}
              nfts={chosen}
              onRemove={(id) => choose(id, false)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </WalletProvider>
      ) : null}
    </>
  )
}
