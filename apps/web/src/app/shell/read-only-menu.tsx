import { useNavigate } from '@tanstack/react-router'
import { CircleUser, LogOut, Wallet } from 'lucide-react'
import type { ReactElement } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { signOutReadOnly } from '../../session/sign-out.ts'
import { useStoredSession } from '../../session/stored-session.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { openWalletDialog } from '../../wallet/wallet-dialog-state.ts'

export function ReadOnlyMenu({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations('accounts')
  const navigate = useNavigate()
  const { readOnly } = useStoredSession()
  return (
    <Menu trigger={trigger} className="max-w-[min(22rem,calc(100vw-2rem))]">
      <p className="text-soft px-3 pt-2 pb-3 text-sm break-all">{readOnly?.username}</p>
      <MenuItem onPress={() => void navigate({ to: '/account' })}>
        <CircleUser aria-hidden="true" className="text-soft size-5" />
        {t('myAccount')}
      </MenuItem>
      <MenuItem onPress={openWalletDialog}>
        <Wallet aria-hidden="true" className="text-soft size-5" />
        {t('connectFirst')}
      </MenuItem>
      <MenuItem onPress={() => void signOutReadOnly()}>
        <LogOut aria-hidden="true" className="text-soft size-5" />
        {t('signOut')}
      </MenuItem>
    </Menu>
  )
}
