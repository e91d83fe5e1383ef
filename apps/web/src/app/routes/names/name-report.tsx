import { useSearch } from '@tanstack/react-router'

import { NameReportScreen } from '../../../features/names/name-report-screen.tsx'

export default function NameReportRoute() {
  return <NameReportScreen {...useSearch({ from: '/pns-collection-report' })} />
}
