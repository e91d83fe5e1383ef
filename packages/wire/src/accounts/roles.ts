import { roles } from '@mofu/domain/roles'
import * as z from 'zod/mini'

import { route } from '../route.ts'
import { address, count, day, done, reason } from '../values.ts'

/** SPEC §6: who has which role. A caller who is no admin sees only their own. */
export const addressIdentityList = route({
  service: 'main',
  method: 'GET',
  path: '/opengate/addressIdentityList',
  summary: 'Addresses and their roles',
  data: z.object({
    list: z.array(z.object({ address: z.string(), identity: z.enum(roles), isBuiltIn: z.boolean() })),
  }),
})

export const roleGrants = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/roles',
  summary: 'Every granted role with its grantor, time and reason',
  data: z.object({
    list: z.array(
      z.object({
        address: z.string(),
        role: z.enum(roles),
        isBuiltIn: z.boolean(),
        grantedBy: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        grantedAt: z.nullable(z.string()),
      }),
    ),
  }),
})

const roleChange = z.object({
  address,
  role: z.enum(roles),
  reason,
})

export const grantRole = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/grantRole',
  summary: 'Grant a role to an address, with a reason',
  body: roleChange,
  data: done,
})

export const revokeRole = route({
  service: 'app',
  method: 'POST',
  path: '/accounts/revokeRole',
  summary: 'Revoke a role of an address, with a reason',
  body: roleChange,
  data: done,
})

const auditFilter = {
  /** A wallet, an e-mail or an account's id, whole. */
  actor: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(254))),
  /** `<domain>.<action>`, or a domain for all of its actions. */
  action: z.optional(
    z.string().check(z.regex(/^[a-z]+(\.[a-z_]+)?$/i, 'must be a domain or <domain>.<action>')),
  ),
  /** The first and the last day in UTC, both included. */
  from: z.optional(day),
  to: z.optional(day),
}

export const auditLog = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/audit',
  summary: 'The audit log, newest first',
  query: z.object({
    before: z.optional(count(1, Number.MAX_SAFE_INTEGER)),
    pageSize: z._default(count(1, 100), 50),
    ...auditFilter,
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        actor: z.string(),
        action: z.string(),
        subject: z.string(),
        reason: z.string(),
        facts: z.record(z.string(), z.string()),
      }),
    ),
    next: z.nullable(z.int()),
  }),
})

export const auditExport = route({
  service: 'app',
  method: 'GET',
  path: '/accounts/audit/export',
  summary:
    'The audit log as a CSV file that ends with its number of rows and a SHA-256; the export is recorded',
  query: z.object(auditFilter),
  data: z.string(),
})
