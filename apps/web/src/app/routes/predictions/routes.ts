import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { readQuizSearch } from '../../../features/predictions/quiz-search.ts'
import { loadPage } from '../../load-page.ts'
import { getParentRoute } from '../../root-route.ts'

const quiz = createRoute({
  getParentRoute,
  path: '/quiz',
  validateSearch: readQuizSearch,
  component: lazyRouteComponent(loadPage(() => import('./quiz.tsx'), 'predictions', 'predictionManagement')),
})

const chooseQuiz = createRoute({
  getParentRoute,
  path: '/quiz/detail',
  component: lazyRouteComponent(loadPage(() => import('./choose-quiz.tsx'), 'predictions')),
})

const quizDetail = createRoute({
  getParentRoute,
  path: '/quiz/detail/$id',
  component: lazyRouteComponent(
    loadPage(() => import('./quiz-detail.tsx'), 'predictions', 'predictionManagement', 'accounts', 'mint'),
  ),
})

const newPrediction = createRoute({
  getParentRoute,
  path: '/quiz/prediction',
  component: lazyRouteComponent(
    loadPage(() => import('./new-prediction.tsx'), 'predictions', 'predictionManagement', 'accounts'),
  ),
})

const editPrediction = createRoute({
  getParentRoute,
  path: '/quiz/prediction/$id',
  component: lazyRouteComponent(
    loadPage(() => import('./edit-prediction.tsx'), 'predictions', 'predictionManagement', 'accounts'),
  ),
})

const quizResult = createRoute({
  getParentRoute,
  path: '/quiz/result/$id',
  component: lazyRouteComponent(
    loadPage(() => import('./quiz-result.tsx'), 'predictions', 'accounts', 'mint'),
  ),
})

const editQuizHome = createRoute({
  getParentRoute,
  path: '/admin/quiz',
  component: lazyRouteComponent(
    loadPage(
      () => import('./edit-quiz-home.tsx'),
      'predictions',
      'predictionManagement',
      'accounts',
      'administration',
    ),
  ),
})

export const predictionsRoutes = [
  quiz,
  chooseQuiz,
  quizDetail,
  newPrediction,
  editPrediction,
  quizResult,
  editQuizHome,
] as const
