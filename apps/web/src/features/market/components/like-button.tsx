import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStoredSession } from '../../../session/stored-session.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { likePet } from '../actions/like-pet.ts'
import { likeQuery } from '../queries.ts'

/** A like button for signed-in users; others are asked to sign in. */
export function LikeButton({ id }: { id: string }) {
  const t = useTranslations('market')
  const { web3, readOnly } = useStoredSession()
  const session = web3?.token ?? readOnly?.token
  if (session === undefined) {
    return (
      <Link to="/account" className={buttonStyle('plain', 'small')}>
        <Heart aria-hidden="true" className="size-5" />
        {t('likeSignIn')}
      </Link>
    )
  }
  return <Like key={session} id={id} session={session} />
}

function Like({ id, session }: { id: string; session: string }) {
  const t = useTranslations('market')
  const queryClient = useQueryClient()
  const like = useQuery(likeQuery(id, session))
  const change = useMutation({
    mutationFn: likePet,
    onSuccess: (now) => queryClient.setQueryData(likeQuery(id, session).queryKey, now),
  })
  const isLiked = like.data?.isLiked ?? false
  return (
    <>
      <Button
        size="small"
        aria-pressed={isLiked}
        disabled={!like.data || change.isPending}
        onClick={() => change.mutate({ id, isLiked: !isLiked })}
      >
        <Heart aria-hidden="true" className={`size-5 ${isLiked ? 'fill-coral text-coral' : ''}`} />
        {t('like')}
      </Button>
      {like.data ? (
        <output className="text-soft text-sm">{t('likedBy', { count: like.data.likes })}</output>
      ) : null}
    </>
  )
}
