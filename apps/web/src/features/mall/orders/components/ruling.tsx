import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStoredSession } from '../../../../session/stored-session.ts'
import { Note } from '../../../../ui/note.tsx'
import { type OrderDetail, proposedRulingsQuery } from '../queries.ts'
import { RulingForm } from './ruling-form.tsx'

type RulingProps = { request: OrderDetail['requests'][number]; currency: string }

/** For admins: the form of a decision, or that one waits for another admin. */
export function Ruling({ request, currency }: RulingProps) {
  const t = useTranslations('orders')
  const { web3 } = useStoredSession()
  const proposed = useQuery(proposedRulingsQuery(web3?.token ?? ''))
  if (!proposed.data?.some(({ parameters }) => parameters['requestId'] === request.id))
    return <RulingForm request={request} currency={currency} />
  return (
    <Note tone="honey" title={t('request.rule.waits')}>
      <p>{t('request.rule.waitsText')}</p>
      <p>
        <Link to="/admin/proposals" className="font-semibold underline underline-offset-4">
          {t('request.rule.toProposals')}
        </Link>
      </p>
    </Note>
  )
}
