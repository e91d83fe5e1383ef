import { MyNamesScreen } from '../../../features/names/my-names-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function MyNamesRoute() {
  return (
    <WalletProvider>
      <AccountTabs at="names" />
      <MyNamesScreen />
    </WalletProvider>
  )
}
