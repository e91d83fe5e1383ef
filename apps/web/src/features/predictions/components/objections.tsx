import type { QuizDetail } from '@mofu/wire/predictions/quiz'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { RequireWallet } from '../../../parts/require-wallet.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { canObject } from '../can-object.ts'
import { ObjectionForm } from './objection-form.tsx'

/** Objections of those who have bet, with their side, and the way to add one while the result is not final. */
export function Objections({ quiz }: { quiz: QuizDetail }) {
  const t = useTranslations('predictions')
  const { objections, options } = quiz
  const isOpen = canObject(quiz)
  if (objections.length === 0 && !isOpen) return null
  return (
    <section aria-labelledby="objections" className="card grid gap-4 p-5 sm:p-6">
      <header>
        <h2 id="objections" className="text-2xl">
          {t('objections')}
        </h2>
        <p className="text-soft">{t('objectionsText')}</p>
      </header>
      <ul aria-label={t('objections')} className="divide-line divide-y-2">
        {objections.map(({ address, side, reason, at }) => (
          <li key={`${address}-${at}`} className="grid gap-1 py-2">
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <AddressLabel address={address} />
              <span className="text-soft">{t('holds', { answer: options[side] })}</span>
              <TimeAgo at={at} />
            </p>
            <p className="break-words whitespace-pre-wrap">{reason}</p>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <RequireWallet title={t('objectSignIn')} text={t('objectSignInText')}>
          {() => <ObjectionForm id={quiz.id} />}
        </RequireWallet>
      ) : null}
    </section>
  )
}
