import type { Language } from '@mofu/domain/languages'
import type { NotificationFacts, NotificationKind } from '@mofu/domain/notification-kinds'
import type { Role } from '@mofu/domain/roles'
import type { SessionScope } from '@mofu/domain/session-scopes'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from '../columns.ts'
import { app } from './schema.ts'

/** A person: a wallet, an e-mail with a password, or both. An e-mail is stored only once its owner has confirmed it. */
export const account = app.table(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case. */
    address: text().unique(),
    /**
     * How the wallet was proven: 0 by its key, which is the same on every chain; else the chain on which its contract
     * confirmed the signature, because another contract may have the same address elsewhere. Null until it signs in.
     */
    walletChainId: bigint('wallet_chain_id', { mode: 'number' }),
    email: text().unique(),
    passwordHash: text('password_hash'),
    inviteCode: text('invite_code').notNull().unique(),
    inviterId: uuid('inviter_id'),
    boundAt: moment('bound_at'),
    /** Set at the first order of the mall; from then on no inviter can be bound. */
    firstBoughtAt: moment('first_bought_at'),
    language: text().$type<Language>().notNull().default('en'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The row stays for the accounts it invited; all personal data is erased. */
    deletedAt: moment('deleted_at'),
    /** The wallet of a deleted account that was invited: what it bought until then stays in its referrer's statements. */
    boughtAs: text('bought_as'),
  },
  (t) => [index('account_inviter').on(t.inviterId)],
)

/** Stores only the hash of a token: reading this table lets nobody sign in. */
export const session = app.table(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    scope: text().$type<SessionScope>().notNull(),
    /** The user agent, so that a person knows which session to end. */
    device: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    seenAt: moment('seen_at').notNull().defaultNow(),
    idleEndsAt: moment('idle_ends_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('session_account').on(t.accountId), index('session_ends').on(t.endsAt)],
)

/** A browser that has signed in with the password before: wrong passwords of strangers do not lock it out. */
export const loginDevice = app.table(
  'login_device',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('login_device_account').on(t.accountId, t.createdAt)],
)

/** A message a wallet was asked to sign. Deleted once it is used; an address may have several. */
export const loginMessage = app.table(
  'login_message',
  {
    nonce: text().primaryKey(),
    address: text().notNull(),
    chainId: bigint('chain_id', { mode: 'number' }).notNull(),
    message: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('login_message_address').on(t.address, t.expiresAt),
    index('login_message_expires').on(t.expiresAt),
  ],
)

/**
 * An action that waits for confirmation by the owner of a mailbox. The token is created when the mail is written, so
 * the secret itself is never stored.
 */
export const emailClaim = app.table(
  'email_claim',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['register', 'reset', 'change'] }).notNull(),
    email: text().notNull(),
    accountId: uuid('account_id'),
    passwordHash: text('password_hash'),
    inviteCode: text('invite_code'),
    language: text().$type<Language>().notNull(),
    tokenHash: text('token_hash').unique(),
    /** When the link expires; before the mail is written, until when it is worth writing. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('email_claim_expires').on(t.expiresAt)],
)

/** Attempts per window. The key is a hash and identifies nobody. */
export const authTry = app.table(
  'auth_try',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (t) => [index('auth_try_ends').on(t.windowEndsAt)],
)

export const roleGrant = app.table(
  'role_grant',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    role: text().$type<Role>().notNull(),
    grantedBy: uuid('granted_by').notNull(),
    reason: text().notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.role] })],
)

/** Who used a privilege over others, for what and why. Append-only: migrate.ts revokes the other rights. */
export const audit = app.table(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    actorId: uuid('actor_id').notNull(),
    /** The wallet at that time: an account may change it. */
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    reason: text().notNull(),
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [index('audit_subject').on(t.subject, t.id)],
)

export const notification = app.table(
  'notification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    kind: text().$type<NotificationKind>().notNull(),
    facts: jsonb().$type<NotificationFacts>().notNull(),
    /** Deduplicates: the same event gives one notification. */
    eventId: text('event_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    /** Mailed at once, by itself: digests leave it out. */
    isImmediate: boolean('is_immediate').notNull().default(false),
    /** When it was mailed, or was skipped because its kind is not mailed. */
    digestedAt: moment('digested_at'),
    /** Lease of the worker that mails it; when a worker dies, the row is free again after this time. */
    mailingUntil: moment('mailing_until'),
  },
  (t) => [
    uniqueIndex('notification_event').on(t.eventId, t.accountId),
    index('notification_created').on(t.createdAt),
    index('notification_newest').on(t.accountId, t.id.desc().nullsFirst()),
    index('notification_undigested')
      .on(t.createdAt)
      .where(sql`digested_at is null`),
  ],
)

/** Where a person changed the default of a kind. */
export const notificationSetting = app.table(
  'notification_setting',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    kind: text().$type<NotificationKind>().notNull(),
    isMailed: boolean('is_mailed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind] })],
)
