import type { QuizHome } from '@mofu/domain/quiz-home'
import { quizSides, quizStates } from '@mofu/domain/quiz-state'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, uint256 } from '../../columns.ts'
import { app } from '../schema.ts'

/** A question with two answers. Its round on chain is the one with its dossier's hash. */
export const quiz = app.table(
  'quiz',
  {
    /** A short number, which is also in the dossier. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    /** The wallet that wrote it. */
    author: text().notNull(),
    topic: text().notNull(),
    content: text().notNull(),
    optionA: text('option_a').notNull(),
    optionB: text('option_b').notNull(),
    criteria: text().notNull(),
    source: text().notNull(),
    fallback: text().notNull(),
    timeZone: text('time_zone').notNull(),
    closeBetsAt: bigint('close_bets_at', { mode: 'number' }).notNull(),
    drawAt: bigint('draw_at', { mode: 'number' }).notNull(),
    coin: text().notNull(),
    unitAmount: uint256('unit_amount').notNull(),
    lockPrice: uint256('lock_price').notNull(),
    image: text().notNull(),
    /** The exact text and its hash. */
    dossierText: text('dossier_text').notNull(),
    dossier: text().notNull(),
    /** The hash of the form alone: the same form is not submitted twice by a second click. */
    formHash: text('form_hash').notNull(),
    /** `closed` is taken down. One whose round has ended stays `approved` here, and is shown as closed. */
    state: text({ enum: quizStates }).notNull().default('new'),
    /** Why it was rejected or taken down. */
    reason: text().notNull().default(''),
    /** Counts changes and reviews: each names the version it was based on. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The last submission, from which on it waits for review. */
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    reviewedAt: moment('reviewed_at'),
    /** From then on everybody can read it, also after it was taken down. */
    approvedAt: moment('approved_at'),
    /** The wallet of the admin. */
    reviewedBy: text('reviewed_by'),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('quiz_dossier').on(t.chainId, t.dossier),
    uniqueIndex('quiz_form')
      .on(t.author, t.formHash)
      .where(sql`state = 'new'`),
    index('quiz_state').on(t.chainId, t.state, t.id.desc().nullsFirst()),
    index('quiz_author').on(t.author, t.chainId, t.id.desc().nullsFirst()),
    index('quiz_waiting')
      .on(t.chainId, t.submittedAt)
      .where(sql`state = 'new'`),
  ],
)

/** What an operator announced as the result, with the evidence; one for each time that a result is due. */
export const quizAnnouncement = app.table(
  'quiz_announcement',
  {
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quiz.id, { onDelete: 'cascade' }),
    /** How many disputes came before it. */
    disputes: integer().notNull(),
    result: text({ enum: quizSides }).notNull(),
    evidence: text().notNull(),
    /** The operator's wallet. */
    author: text().notNull(),
    /** By a second admin (docs/decisions/0026-second-admin.md). */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.disputes] })],
)

/** A bettor's objection to a result that is not final. */
export const quizObjection = app.table(
  'quiz_objection',
  {
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quiz.id, { onDelete: 'cascade' }),
    disputes: integer().notNull(),
    author: text().notNull(),
    side: text({ enum: quizSides }).notNull(),
    reason: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.disputes, t.author] })],
)

/** An admin's choices for a chain's quiz home. */
export const quizHome = app.table('quiz_home', {
  chainId: bigint('chain_id', { mode: 'number' }).primaryKey(),
  /** Optimistic lock: a save names the version it was based on. */
  version: integer().notNull(),
  content: jsonb().$type<QuizHome>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** As in the audit log. */
  updatedBy: text('updated_by').notNull(),
})
