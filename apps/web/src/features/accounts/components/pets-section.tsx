import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { PetCard, PetCardSkeleton } from '../../../parts/pet-card.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { ownPetsQuery } from '../queries.ts'
import { Section } from './section.tsx'

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-2'

/** The pets in the account's wallet; without a linked wallet, how to link one. */
export function PetsSection({ address }: { address: string | null }) {
  const t = useTranslations('accounts')
  return (
    <Section title={t('pets')}>
      {address === null ? (
        <StateNote scene="empty" title={t('noWallet')} text={t('noWalletText')} />
      ) : (
        <Pets owner={address} />
      )}
    </Section>
  )
}

function Pets({ owner }: { owner: string }) {
  const t = useTranslations('accounts')
  const { chainId } = useNetwork()
  const pets = useQuery(ownPetsQuery({ chainId, owner }))
  if (pets.isError) {
    return <FailureNote title={t('petsError')} error={pets.error} onRetry={() => void pets.refetch()} />
  }
  if (!pets.data) {
    return (
      <div className={grid}>
        <output className="sr-only">{t('petsLoading')}</output>
        <PetCardSkeleton />
        <PetCardSkeleton />
        <PetCardSkeleton />
      </div>
    )
  }
  const { list, next } = pets.data
  if (list.length === 0) {
    return <StateNote scene="empty" title={t('petsEmptyTitle')} text={t('petsEmptyText')} />
  }
  return (
    <>
      <ul aria-label={t('pets')} className={grid}>
        {list.map((nft) => (
          <li key={nft.id}>
            <PetCard nft={nft} />
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <p className="text-soft mt-4 flex flex-wrap items-center gap-3">
          {t('petsMore')}
          <Link to="/list" search={{}} className={buttonStyle('plain', 'small')}>
            {t('more')}
          </Link>
        </p>
      )}
    </>
  )
}
