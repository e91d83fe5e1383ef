import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStoredSession } from '../../../session/stored-session.ts'
import { Button } from '../../../ui/button.tsx'
import { likePet } from '../actions/like-pet.ts'
import { likeQuery } from '../queries.ts'

const LikeSignIn = lazy(async () => ({ default: (await import('./like-sign-in.tsx')).LikeSignIn }))

/** A like button. Who has not signed in is asked to when it is pressed, and stays on the page. */
export function LikeButton({ id }: { id: string }) {
  const t = useTranslations('market')
  const { web3, readOnly } = useStoredSession()
  const session = web3?.token ?? readOnly?.token
  const [isAsked, setAsked] = useState(false)
  if (session !== undefined) return <Like key={session} id={id} session={session} />
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        <Heart aria-hidden="true" className="size-5" />
        {t('like')}
      </Button>
      {isAsked ? (
        <Suspense>
          <LikeSignIn id={id} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  )
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
