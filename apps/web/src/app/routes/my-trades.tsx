import { useSearch } from '@tanstack/react-router'

import { MyTradesScreen } from '../../features/market/trade/mine/my-trades-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function MyTradesRoute() {
  const { tab = 'asks' } = useSearch({ from: '/user-center/trades' })
  return (
    <WalletRoom>
      <MyTradesScreen tab={tab} />
    </WalletRoom>
  )
}
