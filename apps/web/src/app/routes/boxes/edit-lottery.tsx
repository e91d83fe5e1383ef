import { useParams } from '@tanstack/react-router'

import { EditLotteryScreen } from '../../../features/boxes/management/edit-lottery-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function EditLotteryRoute() {
  const { id } = useParams({ from: '/edit-lottery/$id' })
  return (
    <WalletProvider>
      <EditLotteryScreen key={id} id={id} />
    </WalletProvider>
  )
}
