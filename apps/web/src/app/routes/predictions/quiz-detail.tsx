import { useParams } from '@tanstack/react-router'

import { DetailScreen } from '../../../features/predictions/detail-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function QuizDetailRoute() {
  const { id } = useParams({ from: '/quiz/detail/$id' })
  return (
    <WalletProvider>
      <DetailScreen key={id} id={id} />
    </WalletProvider>
  )
}
