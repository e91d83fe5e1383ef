import { useParams } from '@tanstack/react-router'

import { PredictionScreen } from '../../../features/predictions/management/prediction-screen.tsx'

export default function EditPredictionRoute() {
  const { id } = useParams({ from: '/quiz/prediction/$id' })
  return <PredictionScreen key={id} id={id} />
}
