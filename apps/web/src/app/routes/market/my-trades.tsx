import { useSearch } from '@tanstack/react-router'

import { MyTradesScreen } from '../../../features/market/trade/mine/my-trades-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function MyTradesRoute() {
  const { tab = 'asks' } = useSearch({ from: '/user-center/trades' })
  return (
    <WalletProvider>
      <MyTradesScreen tab={tab} />
    </WalletProvider>
  )
}
