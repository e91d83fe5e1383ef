import type pg from 'pg'

/**
 * Repairs the engine's own state before it starts on a schema that an earlier process left. Only the holder of the
 * schema's advisory lock may call this: no other engine is alive then.
 *
 * Two things: its lock would make us wait for a heartbeat timeout of 25 seconds; and its `latest_checkpoint` still
 * names the last block, while the recovery is about to revert every row to the last final one. Readers trust that
 * checkpoint, so it must be reset first.
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
