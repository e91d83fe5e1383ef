import { ChooseQuizScreen } from '../../../features/predictions/choose-quiz-screen.tsx'

export default function ChooseQuizRoute() {
  return <ChooseQuizScreen />
}
