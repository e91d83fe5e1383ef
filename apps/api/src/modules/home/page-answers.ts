import { home } from '@mofu/wire/home'

import { type AnswerRow, ask } from '../../platform/page-answers.ts'

/** What the front door asks for first. Its first picture is a drawing of the page itself. */
export function homeAnswers({ defaultChainId }: { defaultChainId: number }): AnswerRow[] {
  return [
    { path: '/', rooms: ['home', 'market'], ask: () => ask(home, { query: { chainId: defaultChainId } }) },
  ]
}
