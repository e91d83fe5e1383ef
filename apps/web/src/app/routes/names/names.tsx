import { useSearch } from '@tanstack/react-router'

import { NamesScreen } from '../../../features/names/names-screen.tsx'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

export default function NamesRoute() {
  const { q = '', filter = 'all' } = useSearch({ from: '/pnslist' })
  return (
    <WalletProvider>
      <NamesScreen typed={q} filter={filter} />
    </WalletProvider>
  )
}
