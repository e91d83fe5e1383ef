import { BasketScreen } from '../../features/market/trade/basket/basket-screen.tsx'
import { WalletRoom } from '../../session/wallet-room.tsx'

export default function BasketRoute() {
  return (
    <WalletRoom>
      <BasketScreen />
    </WalletRoom>
  )
}
