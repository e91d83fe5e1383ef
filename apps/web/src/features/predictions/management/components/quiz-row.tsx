import type { Quiz } from '@mofu/wire/predictions/quiz'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { PhaseBadge } from '../../components/phase-badge.tsx'

/** A quiz in a list of work. */
export function QuizRow({ quiz, children }: { quiz: Quiz; children?: ReactNode }) {
  return (
    <article className="card grid gap-2 p-4 sm:p-5">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <Link
          to="/quiz/detail/$id"
          params={{ id: String(quiz.id) }}
          className="min-w-0 break-words hover:underline"
        >
          {quiz.topic}
        </Link>
        <PhaseBadge quiz={quiz} />
      </h3>
      {children}
    </article>
  )
}
