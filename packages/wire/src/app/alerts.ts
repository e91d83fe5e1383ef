import { alertNames } from '@mofu/domain/alert-names'
import * as z from 'zod/mini'

import { route } from '../route.ts'

export const openAlerts = route({
  service: 'app',
  method: 'GET',
  path: '/alerts',
  summary: 'Open alerts, oldest first',
  data: z.object({
    count: z.int(),
    list: z.array(
      z.object({
        name: z.enum(alertNames),
        /** What it is about: a chain, a component. */
        subject: z.string(),
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
        /** In seconds. */
        raisedAt: z.int(),
      }),
    ),
  }),
})
