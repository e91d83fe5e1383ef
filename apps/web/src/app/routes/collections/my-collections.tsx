import { MyCollectionsScreen } from '../../../features/collections/my-collections-screen.tsx'

export default function MyCollectionsRoute() {
  return <MyCollectionsScreen />
}
