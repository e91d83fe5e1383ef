import { useSearch } from '@tanstack/react-router'

import { LotteriesScreen } from '../../../features/boxes/lotteries-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function LotteriesRoute() {
  const { phase } = useSearch({ from: '/lotteries' })
  return (
    <WalletProvider>
      <LotteriesScreen phase={phase} />
    </WalletProvider>
  )
}
