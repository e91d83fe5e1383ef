import { EntryScreen } from '../../../features/mall/entry-screen.tsx'

export default function MallEntryRoute() {
  return <EntryScreen />
}
