import { PredictionScreen } from '../../../features/predictions/management/prediction-screen.tsx'

export default function NewPredictionRoute() {
  return <PredictionScreen id={undefined} />
}
