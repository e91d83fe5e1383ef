import { sql } from 'drizzle-orm'

import type { Project } from '../../platform/projector.ts'

/**
 * Tokens whose documents we store get their metadata at once, without a fetch. Runs after the market's projection,
 * which creates their rows.
 */
export const mintProjection: Project = async (tx, { chainId, after }) => {
  await tx.execute(sql`
    update app.nft a set metadata = 'ready', title = d.shown ->> 'title', description = d.shown ->> 'description',
      media_url = d.shown ->> 'mediaUrl', media_type = d.shown ->> 'mediaType', traits = d.shown -> 'traits'
    from app.nft_draft d
    where a.chain_id = ${chainId} and a.updated_block > ${after} and a.metadata <> 'ready'
      and d.token_uri = a.token_uri`)
  await tx.execute(sql`
    update app.nft a set metadata = 'ready',
      title = (d.shown ->> 'title') || ' #' || substring(a.token_uri from '[0-9]+$'),
      description = d.shown ->> 'description', media_url = d.shown ->> 'mediaUrl', media_type = d.shown ->> 'mediaType',
      traits = d.shown -> 'traits'
    from app.series_document d
    where a.chain_id = ${chainId} and a.updated_block > ${after} and a.metadata <> 'ready'
      and d.base_uri = regexp_replace(a.token_uri, '/[0-9]+$', '')`)
}
