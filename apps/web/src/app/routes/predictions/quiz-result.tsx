import { useParams } from '@tanstack/react-router'

import { ResultScreen } from '../../../features/predictions/result-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function QuizResultRoute() {
  const { id } = useParams({ from: '/quiz/result/$id' })
  return (
    <WalletProvider>
      <ResultScreen key={id} id={id} />
    </WalletProvider>
  )
}
