import { mirror } from '../../../platform/mirror.ts'

/** Series, sales, who is listed in them, and who may do what in a collection: as the chain has them. */
export const salesProjections = [
  mirror('series', ['collection', 'series', 'creator', 'base_uri', 'royalty', 'minted']),
  mirror('mint_sale', [
    'collection',
    'series',
    'coin',
    'price',
    'limit',
    'all_open',
    'merkle_root',
    'tree_uri',
    'is_on',
  ]),
  mirror('whitelist_item', ['sale_id', 'addr', 'price', 'limit', 'used_count']),
  mirror('collection_right', [
    'collection',
    'epoch',
    'account',
    'is_collaborator',
    'term',
    'is_minter',
    'grantor',
    'grantor_term',
  ]),
]
