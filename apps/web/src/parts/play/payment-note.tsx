import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LimitText } from './limit-text.tsx'
import type { PaymentVerdict } from './queries.ts'

const SignInToPlay = lazy(async () => ({ default: (await import('./sign-in-to-play.tsx')).SignInToPlay }))

type PaymentNoteProps = {
  verdict: PaymentVerdict | undefined
  amount: bigint
  symbol: string
  decimals: number
}

/** Why the player's own limits do not allow a payment. Nothing where they do. */
export function PaymentNote({ verdict, ...payment }: PaymentNoteProps) {
  const t = useTranslations('parts')
  if (verdict === undefined || verdict.kind === 'free') return null
  if (verdict.kind === 'signIn') {
    return (
      <Suspense fallback={<Skeleton className="h-24 rounded-2xl" />}>
        <SignInToPlay />
      </Suspense>
    )
  }
  return (
    <Note tone="honey" title={t('limit.title')}>
      <p>
        <LimitText refusal={verdict.refusal} {...payment} />
      </p>
      <Link to="/account" hash="limits" className="underline underline-offset-4">
        {t('limit.link')}
      </Link>
    </Note>
  )
}
