import type { ApiModule } from '../../platform/api-module.ts'
import { fileStorage } from '../uploads/index.ts'
import { mintProjection } from './projection.ts'
import { mintRoutes } from './routes.ts'

export const mintModule: ApiModule = {
  routes: (server, { config, db, reading }) =>
    mintRoutes(server, {
      db,
      storage: fileStorage({ config, db }),
      mediaUrl: config.mediaUrl,
      publicUrl: config.publicUrl,
      ...reading,
    }),
  projections: () => [mintProjection],
}
