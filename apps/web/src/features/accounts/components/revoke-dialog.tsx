import { useQueryClient } from '@tanstack/react-query'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { takeRole } from '../actions/change-role.ts'
import type { HeldRole } from '../queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export function RevokeDialog({ held, onClose }: { held: HeldRole; onClose: () => void }) {
  const t = useTranslations('accounts')
  const queryClient = useQueryClient()
  const { address, role } = held
  return (
    <ReasonDialog
      title={t('revokeTitle', { role: t(`role.${role}`) })}
      description={<AddressLabel address={address} isFull />}
      send={t('revokeSend')}
      onSend={async (reason) => {
        await takeRole({ address, role, reason })
        await queryClient.invalidateQueries({ queryKey: ['accounts'] })
      }}
      onClose={onClose}
    />
  )
}
