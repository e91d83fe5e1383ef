import * as home from '@mofu/wire/home'

import { shared } from '../access-sample.ts'

const content = { banners: [], popularSeries: [], launchpad: [] }

export const samples = [
  shared(home.homeContent),
  shared(home.writeHome, { body: { version: 999_999, content, reason: 'matrix' } }),
]
