import { useSearch } from '@tanstack/react-router'

import { MyTradesScreen } from '../../../features/market/trade/mine/my-trades-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function MyTradesRoute() {
  const { tab = 'asks' } = useSearch({ from: '/user-center/trades' })
  return (
    <WalletProvider>
      <AccountTabs at="trades" />
      <MyTradesScreen tab={tab} />
    </WalletProvider>
  )
}
