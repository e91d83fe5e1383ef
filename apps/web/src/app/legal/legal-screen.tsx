import type { LegalPageName } from '@mofu/words/legal/shape'
import { useQuery } from '@tanstack/react-query'

import { useLanguage } from '../../i18n/language.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { legalWordsQuery } from './legal-words.ts'

/** One of the legal pages. */
export function LegalScreen({ page }: { page: LegalPageName }) {
  const t = useTranslations('failure')
  const language = useLanguage()
  const words = useQuery(legalWordsQuery(language))
  if (words.isError) {
    return (
      <FailureNote isPage title={t('brokenTitle')} error={words.error} onRetry={() => void words.refetch()} />
    )
  }
  if (!words.data) return <Skeleton className="page mt-12 h-96 max-w-2xl rounded-[20px]" />
  const { title, brief, sections } = words.data[page]
  return (
    <article className="page py-8 sm:py-12">
      <PageTitle text={`${title} · Mofu`} />
      <div className="mx-auto max-w-2xl">
        <h1 className="text-4xl leading-tight sm:text-5xl">{title}</h1>
        <p className="bg-honey-wash text-honey-text mt-6 rounded-[20px] p-5 text-lg font-semibold">{brief}</p>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="mt-8">
            <h2 className="mb-2 text-2xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-3 leading-relaxed">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}
