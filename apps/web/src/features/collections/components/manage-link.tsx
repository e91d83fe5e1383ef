import type { CollectionDetail } from '@mofu/wire/collections'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { useAccount } from '../../../wallet/account.ts'
import { collaboratorsQuery } from '../queries.ts'

type Managed = Pick<CollectionDetail, 'id' | 'owner'>

/** Leads the owner and the collaborators to the collection's management. */
export function ManageLink({ collection }: { collection: Managed }) {
  const account = useAccount()
  if (account.status !== 'connected') return null
  return <LinkFor collection={collection} wallet={account.address.toLowerCase()} />
}

function LinkFor({ collection: { id, owner }, wallet }: { collection: Managed; wallet: string }) {
  const t = useTranslations('collections')
  const isOwner = owner === wallet
  const collaborators = useQuery({ ...collaboratorsQuery(id), enabled: !isOwner })
  if (!isOwner && collaborators.data?.some((account) => account === wallet) !== true) return null
  return (
    <Link to="/user-center/create-collection" search={{ id }} className={buttonStyle('plain', 'small')}>
      <Settings aria-hidden="true" className="size-4" />
      {t('manage')}
    </Link>
  )
}
