import { GrantForm } from '../components/grant-form.tsx'
import { HoldersSection } from '../components/holders-section.tsx'
import { AdminPage } from './admin-page.tsx'

/** Who has which role. */
export function PeopleScreen() {
  return (
    <AdminPage page="people">
      {(reader) => (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <HoldersSection reader={reader} />
          <GrantForm />
        </div>
      )}
    </AdminPage>
  )
}
