import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { useStoredSession } from '../../../session/stored-session.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { PetGrid, PetGridSkeleton } from '../components/pet-grid.tsx'
import { likedQuery } from './queries.ts'

const nobodyNew: ReadonlySet<string> = new Set()

/** The pets the signed-in user likes, newest like first. */
export function LikedPets() {
  const t = useTranslations('trade')
  const { web3, readOnly } = useStoredSession()
  const session = web3?.token ?? readOnly?.token
  if (session === undefined) {
    return (
      <StateNote scene="empty" title={t('likes.signInTitle')} text={t('likes.signInText')}>
        <Link to="/account" className={buttonStyle('main')}>
          {t('likes.signIn')}
        </Link>
      </StateNote>
    )
  }
  return <Liked key={session} session={session} />
}

function Liked({ session }: { session: string }) {
  const t = useTranslations('trade')
  const { chainId } = useNetwork()
  const liked = useInfiniteQuery(likedQuery(chainId, session))
  if (liked.isError) {
    return <FailureNote title={t('likes.error')} error={liked.error} onRetry={() => void liked.refetch()} />
  }
  if (!liked.data) return <PetGridSkeleton label={t('likes.title')} />
  const pets = liked.data.pages.flatMap((page) => page.list)
  if (pets.length === 0) {
    return (
      <StateNote scene="empty" title={t('likes.emptyTitle')} text={t('likes.emptyText')}>
        <Link to="/list" className={buttonStyle('plain')}>
          {t('likes.look')}
        </Link>
      </StateNote>
    )
  }
  return (
    <>
      <PetGrid label={t('likes.title')} pets={pets} arrived={nobodyNew} />
      {liked.hasNextPage ? (
        <p className="mt-6 text-center">
          <Button disabled={liked.isFetchingNextPage} onClick={() => void liked.fetchNextPage()}>
            {t('showMore')}
          </Button>
        </p>
      ) : null}
    </>
  )
}
