import { MyCollectionsScreen } from '../../../features/collections/my-collections-screen.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function MyCollectionsRoute() {
  return (
    <>
      <AccountTabs at="collections" />
      <MyCollectionsScreen />
    </>
  )
}
