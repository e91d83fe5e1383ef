import { FilesSection } from '../components/files-section.tsx'
import { JobsSection } from '../components/jobs-section.tsx'
import { AdminPage } from './admin-page.tsx'

/** Background jobs that failed, and where files are stored. */
export function JobsScreen() {
  return (
    <AdminPage page="jobs">
      {(reader) => (
        <>
          <JobsSection reader={reader} />
          <FilesSection reader={reader} />
        </>
      )}
    </AdminPage>
  )
}
