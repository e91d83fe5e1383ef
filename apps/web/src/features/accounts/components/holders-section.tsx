import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { useShownName } from '../../../parts/identity/use-identity.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type HeldRole, rolesQuery } from '../queries.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { Section } from './section.tsx'

export function HoldersSection({ reader }: { reader: string }) {
  const t = useTranslations('accounts')
  const held = useQuery(rolesQuery(reader))
  const [revoking, setRevoking] = useState<HeldRole>()
  return (
    <Section title={t('holders')}>
      {held.isError ? (
        <FailureNote title={t('holdersError')} error={held.error} onRetry={() => void held.refetch()} />
      ) : null}
      {held.isPending ? <Skeleton className="h-16 w-full rounded-2xl" /> : null}
      <ul aria-label={t('holders')} className="divide-line divide-y-2">
        {held.data?.map((one) => (
          <li
            key={`${one.address} ${one.role} ${one.isBuiltIn}`}
            className="flex flex-wrap items-center justify-between gap-3 py-3"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone="honey">{t(`role.${one.role}`)}</Badge>
                {one.isBuiltIn ? <Badge>{t('builtIn')}</Badge> : null}
              </p>
              <AddressLabel address={one.address} copyName={t('grantAddress')} isFull />
              {one.reason === null ? null : (
                <p className="text-soft text-sm">
                  {one.reason} {one.grantedBy === null ? null : <GrantedBy address={one.grantedBy} />}
                </p>
              )}
            </div>
            {one.isBuiltIn ? null : (
              <Button size="small" onClick={() => setRevoking(one)}>
                {t('revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {revoking ? <RevokeDialog held={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </Section>
  )
}

function GrantedBy({ address }: { address: string }) {
  const t = useTranslations('accounts')
  const who = useShownName(address)
  return <span title={address}>({t('grantedBy', { address: who })})</span>
}
