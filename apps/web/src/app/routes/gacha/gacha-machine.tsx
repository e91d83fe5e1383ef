import { useSearch } from '@tanstack/react-router'

import { GachaScreen } from '../../../features/gacha/gacha-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function GachaMachineRoute() {
  const { machine } = useSearch({ from: '/gachaMachine' })
  return (
    <WalletProvider>
      <GachaScreen chosen={machine} />
    </WalletProvider>
  )
}
