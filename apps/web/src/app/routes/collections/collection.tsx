import { useParams, useSearch } from '@tanstack/react-router'

import { CollectionScreen } from '../../../features/collections/collection-screen.tsx'
import { PetList } from '../../../features/market/components/pet-list.tsx'

export default function CollectionRoute() {
  const { id } = useParams({ from: '/collection-list/$id' })
  const { tab = 'items' } = useSearch({ from: '/collection-list/$id' })
  return (
    <CollectionScreen
      key={id}
      id={id}
      tab={tab}
      drawItems={({ chainId, contract }, empty) => (
        <PetList filter={{ chainId, collection: contract }} empty={empty} />
      )}
    />
  )
}
