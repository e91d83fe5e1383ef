import { CreditsScreen } from '../../../features/credits/credits-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function CreditsRoute() {
  return (
    <WalletProvider>
      <AccountTabs at="credits" />
      <CreditsScreen />
    </WalletProvider>
  )
}
