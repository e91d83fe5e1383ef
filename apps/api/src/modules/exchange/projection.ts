import { swap } from '@mofu/db/app/exchange'
import { chainSwap } from '@mofu/db/chain/exchange'

import { mirror } from '../../platform/mirror.ts'

/** Keeps app.swap equal to chain.swap. */
export const exchangeProjection = mirror(swap, chainSwap)
