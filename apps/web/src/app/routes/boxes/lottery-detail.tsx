import { useParams } from '@tanstack/react-router'

import { LotteryScreen } from '../../../features/boxes/lottery-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function LotteryDetailRoute() {
  const { id } = useParams({ from: '/LotteryDetail/$id' })
  return (
    <WalletProvider>
      <LotteryScreen key={id} id={id} />
    </WalletProvider>
  )
}
