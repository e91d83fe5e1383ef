import { useSearch } from '@tanstack/react-router'

import { ListScreen } from '../../features/market/list-screen.tsx'
import { MyPetsScreen } from '../../features/market/my-pets-screen.tsx'

export default function ListRoute() {
  const { collection, type } = useSearch({ from: '/list' })
  return type === 'my' ? <MyPetsScreen /> : <ListScreen collection={collection} />
}
