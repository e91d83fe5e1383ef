import { useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight, Check, CircleUser, Copy, HandCoins, LogOut } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useConnection, useDisconnect, useSwitchChain } from 'wagmi'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { AddressLabel } from '../../parts/address-label.tsx'
import { signOutWallet } from '../../session/sign-out.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { WalletProvider } from '../../wallet/wallet-provider.tsx'

export function AccountMenu({ trigger }: { trigger: ReactElement }) {
  return (
    <WalletProvider>
      <AccountChoices trigger={trigger} />
    </WalletProvider>
  )
}

function AccountChoices({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations('wallet')
  const tCredits = useTranslations('credits')
  const navigate = useNavigate()
  const { address = '', chainId } = useConnection()
  const network = useNetwork()
  const words = useTranslations('accounts')
  const { mutate: switchChain } = useSwitchChain()
  const { mutate: disconnect } = useDisconnect()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <Menu trigger={trigger} className="max-w-[min(22rem,calc(100vw-2rem))]">
      <p className="text-soft px-3 pt-2 pb-3">
        <AddressLabel address={address} isFull />
      </p>
      {chainId === network.chainId ? null : (
        <MenuItem onPress={() => switchChain({ chainId: network.chainId })}>
          <ArrowLeftRight aria-hidden="true" className="text-honey-text size-5" />
          {t('switchTo', { network: network.title })}
        </MenuItem>
      )}
      <MenuItem onPress={() => void navigate({ to: '/account' })}>
        <CircleUser aria-hidden="true" className="text-soft size-5" />
        {words('myAccount')}
      </MenuItem>
      <MenuItem staysOpen onPress={() => void copy()}>
        {isCopied ? (
          <Check aria-hidden="true" className="text-mint-text size-5" />
        ) : (
          <Copy aria-hidden="true" className="text-soft size-5" />
        )}
        {isCopied ? t('copied') : t('copyAddress')}
      </MenuItem>
      <MenuItem onPress={() => void navigate({ to: '/credits' })}>
        <HandCoins aria-hidden="true" className="text-soft size-5" />
        {tCredits('menu')}
      </MenuItem>
      <MenuItem
        onPress={() => {
          disconnect({})
          void signOutWallet()
        }}
      >
        <LogOut aria-hidden="true" className="text-soft size-5" />
        {t('disconnect')}
      </MenuItem>
    </Menu>
  )
}
