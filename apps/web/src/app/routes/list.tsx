import { useSearch } from '@tanstack/react-router'

import { ListScreen } from '../../features/market/list-screen.tsx'

export default function ListRoute() {
  const { collection } = useSearch({ from: '/list' })
  return <ListScreen collection={collection} />
}
