import type pg from 'pg'

/**
 * Puts the engine's own books right before it starts on a schema that an earlier process left.
 * Only the holder of the schema's advisory lock may call this: no other engine is alive then.
 *
 * Two things: its lock would make us wait out a heartbeat of 25 seconds; and its `latest_checkpoint` still names the
 * block it had reached, while the recovery is about to take every row back to the last final one. Readers trust that
 * checkpoint, so it must fall first.
 */
export async function prepareRecovery(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass($1) is not null and to_regclass($2) is not null as found`,
    [`${schema}._ponder_meta`, `${schema}._ponder_checkpoint`],
  )
  if (!rows[0]?.found) return
  await client.query(`
    begin;
    update ${schema}._ponder_checkpoint set latest_checkpoint = safe_checkpoint;
    update ${schema}._ponder_meta set value = jsonb_set(value, '{is_locked}', '0');
    commit;
  `)
}
