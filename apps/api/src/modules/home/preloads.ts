import { home } from '@mofu/wire/home'

import { type PreloadRow, ask } from '../../platform/preloaded-responses.ts'

/** First requests of the home page. Its first picture is an inline drawing. */
export function homePreloads({ defaultChainId }: { defaultChainId: number }): PreloadRow[] {
  return [
    {
      path: '/',
      namespaces: ['home', 'market'],
      ask: () => ask(home, { query: { chainId: defaultChainId } }),
    },
  ]
}
