import { useSearch } from '@tanstack/react-router'

import { QuizHomeScreen } from '../../../features/predictions/home-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function QuizRoute() {
  const { phase } = useSearch({ from: '/quiz' })
  return (
    <WalletProvider>
      <QuizHomeScreen phase={phase} />
    </WalletProvider>
  )
}
