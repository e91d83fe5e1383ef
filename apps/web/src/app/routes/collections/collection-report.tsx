import { useSearch } from '@tanstack/react-router'

import { ReportScreen } from '../../../features/collections/report/report-screen.tsx'

export default function CollectionReportRoute() {
  return <ReportScreen {...useSearch({ from: '/collection-report' })} />
}
