import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { PetCard } from '../../../parts/pet-card.tsx'
import { petTitle } from '../../../parts/pet-title.ts'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { joinPages } from '../join-pages.ts'
import { walletPetsQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'
import { LotGrid } from './lot-grid.tsx'

/** The pets in a wallet; each leads to the form that puts it up. */
export function PickPet({ chainId, account }: { chainId: number; account: string }) {
  const t = useTranslations('auctions')
  const pets = useInfiniteQuery(walletPetsQuery(chainId, account.toLowerCase()))
  useFresh(chainId, pets.data?.pages[0]?.block, pets)
  const list = pets.data && joinPages(pets.data.pages, ({ id }) => id)
  const empty = (
    <StateNote scene="empty" title={t('pickEmptyTitle')} text={t('pickEmptyText')}>
      <Link to="/list" search={{}} className={buttonStyle('plain')}>
        {t('seePet')}
      </Link>
    </StateNote>
  )
  return (
    <div className="grid gap-4">
      <p>{t('pickText')}</p>
      <LotGrid list={pets} label={t('myPets')} count={list?.length} empty={empty}>
        {list?.map((nft) => (
          <li key={nft.id}>
            <PetCard nft={nft}>
              <Link to="/auction-detail/$id" params={{ id: nft.id }} className="card-cover">
                {petTitle(nft)}
              </Link>
            </PetCard>
          </li>
        ))}
      </LotGrid>
    </div>
  )
}
