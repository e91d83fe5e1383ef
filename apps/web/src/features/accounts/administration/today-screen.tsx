import { AlertsSection } from '../components/alerts-section.tsx'
import { AdminPage } from './admin-page.tsx'
import { StatusSection } from './status-section.tsx'
import { type Waiting, WaitingList } from './waiting-list.tsx'

/** Where an admin starts: what waits, and what is wrong. The figures of other features come from the route. */
export function TodayScreen({ useWaiting }: { useWaiting: (reader: string) => readonly Waiting[] }) {
  return <AdminPage page="today">{(reader) => <Today reader={reader} useWaiting={useWaiting} />}</AdminPage>
}

type TodayProps = { reader: string; useWaiting: (reader: string) => readonly Waiting[] }

function Today({ reader, useWaiting }: TodayProps) {
  return (
    <>
      <WaitingList list={useWaiting(reader)} />
      <AlertsSection reader={reader} />
      <StatusSection reader={reader} />
    </>
  )
}
