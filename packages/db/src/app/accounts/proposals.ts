import { type Proposed, proposalKinds, proposalStates } from '@mofu/domain/proposals'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from '../../columns.ts'
import { app } from '../schema.ts'

/** An action that one person proposed and another admin confirms, or not. Its words never change; only its end is added. */
export const proposal = app.table(
  'proposal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: proposalKinds }).notNull(),
    /** What it decides, as in the audit log: `order M-1` or `quiz 5`. */
    subject: text().notNull(),
    /** The dispute or the quiz: each has one open proposal at most. */
    target: text().notNull(),
    parameters: jsonb().$type<Proposed['parameters']>().notNull(),
    reason: text().notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    /** The wallet at that time, as in the audit log. */
    proposer: text().notNull(),
    proposedAt: moment('proposed_at').notNull().defaultNow(),
    /** Until when it can be confirmed. */
    endsAt: moment('ends_at').notNull(),
    state: text({ enum: proposalStates }).notNull().default('proposed'),
    endedBy: uuid('ended_by'),
    /** The wallet of the admin who confirmed or withdrew it. */
    ender: text(),
    endedAt: moment('ended_at'),
    /** Why it was withdrawn. */
    endReason: text('end_reason'),
  },
  (t) => [
    uniqueIndex('proposal_open')
      .on(t.kind, t.target)
      .where(sql`state = 'proposed'`),
    index('proposal_newest').on(t.state, t.id.desc().nullsFirst()),
    index('proposal_by').on(t.proposedBy, t.id.desc().nullsFirst()),
  ],
)
