import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

import { ListScreen } from '../../features/market/list-screen.tsx'
import { type ListProps, readListSearch } from '../../features/market/list-search.ts'
import { MyPetsScreen } from '../../features/market/my-pets-screen.tsx'

export default function ListRoute() {
  const search = useSearch({ from: '/list' })
  const navigate = useNavigate({ from: '/list' })
  const onSearch: ListProps['onSearch'] = useCallback(
    (next) => void navigate({ search: readListSearch(next), replace: true, resetScroll: false }),
    [navigate],
  )
  return search.type === 'my' ? (
    <MyPetsScreen isHidden={search.tab === 'hidden'} />
  ) : (
    <ListScreen search={search} onSearch={onSearch} />
  )
}
