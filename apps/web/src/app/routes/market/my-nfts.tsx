import type { MyTab } from '../../../features/market/list-search.ts'
import { MyPetsScreen } from '../../../features/market/my-pets-screen.tsx'
import { AccountTabs } from '../../account-hub/account-tabs.tsx'

export default function MyNftsRoute({ tab }: { tab?: MyTab | undefined }) {
  return (
    <>
      <AccountTabs at="pets" />
      <MyPetsScreen tab={tab} />
    </>
  )
}
