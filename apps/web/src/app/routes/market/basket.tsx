import { BasketScreen } from '../../../features/market/trade/basket/basket-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function BasketRoute() {
  return (
    <WalletProvider>
      <BasketScreen />
    </WalletProvider>
  )
}
