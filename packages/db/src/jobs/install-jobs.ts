import type pg from 'pg'
import { getConstructionPlans, getMigrationPlans, PgBoss } from 'pg-boss'

import { DEAD_LETTER_QUEUE, jobQueues, type QueueSettings } from './queues.ts'

/** The engine's own schema, and its version in the pinned pg-boss: a worker refuses to start on any other. */
export const JOBS_SCHEMA = 'jobs'
const SCHEMA_VERSION = 43

/** A worker without a heartbeat for this long is dead: its job goes to another. */
const HEARTBEAT_SECONDS = 15
/** Finished jobs have no further use, and their data may be personal. */
const FINISHED_RETENTION_SECONDS = 3_600
const DEAD_RETENTION_SECONDS = 90 * 86_400

/**
 * Adds a job in the caller's transaction, exactly as the engine's own `send` does, and returns its id; null when the
 * queue's policy refused it. In SQL, so that one statement can make a change and enqueue its follow-up.
 */
const enqueue = `
  create or replace function jobs.enqueue(queue_name text, payload jsonb, job_key text default null,
    job_group text default null, start_at timestamptz default now()) returns uuid language plpgsql as $$
  declare made uuid;
  begin
    insert into jobs.job (id, name, data, priority, start_after, created_on, singleton_key, group_id, expire_seconds,
      deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter,
      heartbeat_seconds)
    select gen_random_uuid(), q.name, payload, 0, start_at, now(), job_key, job_group, q.expire_seconds,
      q.deletion_seconds, start_at + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay,
      q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    from jobs.queue q where q.name = queue_name
    on conflict do nothing returning id into made;
    if made is null and not exists (select from jobs.queue q where q.name = queue_name) then
      raise exception 'there is no queue %', queue_name;
    end if;
    if made is not null and start_at <= now() then
      perform pg_notify(jobs.channel(), queue_name);
    end if;
    return made;
  end $$`

/** The channel on which the engine is notified of new jobs. */
const channel = `
  create or replace function jobs.channel() returns text language sql immutable as $$
    select 'pgboss_' || left(encode(sha224('${JOBS_SCHEMA}'::bytea), 'hex'), 24) $$`

/** When the unfinished job of a key is tried next: in the past while it is running, null when there is none. */
const nextTry = `
  create or replace function jobs.next_try(queue_name text, job_key text) returns timestamptz language sql stable as $$
    select min(j.start_after) from jobs.job j
    where j.name = queue_name and coalesce(j.singleton_key, '') = job_key and j.state <= 'active'
      and j.policy = 'exclusive' $$`

/** Whether the job of a key ran out of retries and waits for an admin. */
const isDead = `
  create or replace function jobs.is_dead(queue_name text, job_key text) returns boolean language sql stable as $$
    select exists (select from jobs.job j where j.name = '${DEAD_LETTER_QUEUE}' and j.state < 'active'
      and j.source_name = queue_name and j.singleton_key = job_key) $$`

/** Makes waiting jobs due now, with all their retries: that of a key, or all that failed before. Returns the count. */
const hurry = `
  create or replace function jobs.hurry(queue_name text, job_key text default null) returns integer
    language plpgsql as $$
  declare hurried integer;
  begin
    update jobs.job j set start_after = now(), retry_count = 0
    where j.name = queue_name and (coalesce(j.singleton_key, '') = job_key and j.state < 'active'
      or job_key is null and j.state = 'retry');
    get diagnostics hurried = row_count;
    if hurried > 0 then perform pg_notify(jobs.channel(), queue_name); end if;
    return hurried;
  end $$`

/** Installs or upgrades the engine's schema, with our queues and functions. Runs as the database's owner. */
export async function installJobs(client: pg.Client): Promise<void> {
  const version = await installedVersion(client)
  if (version === undefined) await client.query(getConstructionPlans(JOBS_SCHEMA))
  else if (version < SCHEMA_VERSION) await client.query(getMigrationPlans(JOBS_SCHEMA, version))
  for (const statement of [channel, enqueue, nextTry, isDead, hurry]) await client.query(statement)
  await installQueues(client, jobQueues)
}

/** Creates queues, and updates the settings of existing ones. */
export async function installQueues(
  client: pg.Client,
  queues: Readonly<Record<string, QueueSettings>>,
): Promise<void> {
  // Never started: it only generates the SQL, which runs on the given connection.
  const engine = new PgBoss({
    schema: JOBS_SCHEMA,
    db: { executeSql: (text, values) => client.query(text, values) },
  })
  await engine.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: DEAD_RETENTION_SECONDS })
  for (const [name, { policy, ...settings }] of Object.entries(queues)) {
    const all = {
      ...settings,
      retryBackoff: true,
      deleteAfterSeconds: FINISHED_RETENTION_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deadLetter: DEAD_LETTER_QUEUE,
      notify: true,
    }
    await engine.createQueue(name, { policy, ...all })
    await engine.updateQueue(name, all)
  }
}

/**
 * The app adds, runs and retries jobs, and sets schedules; it changes no tables. The engine creates one queue of its
 * own for them. `version` holds when workers last maintained the schedules and the queues.
 */
export const grantJobs = `
  grant usage on schema jobs to mofu_app;
  grant select, insert, update, delete on jobs.job, jobs.job_common, jobs.schedule to mofu_app;
  grant select, insert, update on jobs.queue to mofu_app;
  grant select, update on jobs.version to mofu_app;
  grant select, delete on jobs.warning, jobs.job_dependency to mofu_app;
  grant select on jobs.bam, jobs.subscription to mofu_app;`

async function installedVersion(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('${JOBS_SCHEMA}.version') as name`,
  )
  if (rows[0]?.name === null) return undefined
  const { rows: versions } = await client.query<{ version: number }>(
    `select version from ${JOBS_SCHEMA}.version`,
  )
  return versions[0]?.version
}
