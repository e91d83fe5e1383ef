import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { TimeAgo } from '../../../../parts/time-ago.tsx'
import { buttonStyle } from '../../../../ui/button-style.ts'
import type { MyDraft } from '../queries.ts'
import { Section } from './section.tsx'

/** Drafts that are not deployed yet. */
export function DraftList({ drafts }: { drafts: readonly MyDraft[] }) {
  const t = useTranslations('management')
  if (drafts.length === 0) return null
  return (
    <Section title={t('drafts')} text={t('draftsText')}>
      <ul className="divide-line divide-y-2">
        {drafts.map(({ id, name, createdAt }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="font-display block truncate font-extrabold">{name}</span>
              <span className="text-soft text-sm">
                <TimeAgo at={Math.floor(Date.parse(createdAt) / 1000)} />
              </span>
            </span>
            <Link
              to="/user-center/create-collection"
              search={{ id }}
              className={buttonStyle('plain', 'small')}
            >
              {t('goOn')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
