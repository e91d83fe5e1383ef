import { MyNamesScreen } from '../../../features/names/my-names-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function MyNamesRoute() {
  return (
    <WalletProvider>
      <MyNamesScreen />
    </WalletProvider>
  )
}
