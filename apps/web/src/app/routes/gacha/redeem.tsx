import { RedeemScreen } from '../../../features/gacha/redeem-screen.tsx'
import { RedeemableSection } from '../../../features/pledge/redeemable-section.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

/** Both kinds of redeeming: a pet given back to its machine, and a pledged pet taken back for its shares. */
export default function RedeemRoute() {
  return (
    <WalletProvider>
      <RedeemScreen />
      <RedeemableSection />
    </WalletProvider>
  )
}
