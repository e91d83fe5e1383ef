import { collectionHandlers, factoryHandlers } from '../handlers/collections.ts'
import { launchpadHandlers } from '../handlers/collections/launchpad.ts'
import { managementHandlers } from '../handlers/collections/management.ts'
import { seriesHandlers } from '../handlers/collections/series.ts'
import { register } from '../register.ts'

register('CollectionFactory', factoryHandlers)
register('Collection', {
  ...collectionHandlers,
  ...managementHandlers,
  ...seriesHandlers,
  ...launchpadHandlers,
})
