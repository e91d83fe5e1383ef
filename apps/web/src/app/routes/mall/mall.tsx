import { useSearch } from '@tanstack/react-router'

import { MallScreen } from '../../../features/mall/mall-screen.tsx'

export default function MallRoute() {
  return <MallScreen search={useSearch({ from: '/mall' })} />
}
