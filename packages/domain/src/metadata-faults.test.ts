import { expect, test } from 'vitest'

import { isMetadataBad, metadataFaultNames, metadataFaults } from './metadata-faults.ts'

test('one failure that may pass is not shown yet; one that lasts is', () => {
  expect([
    isMetadataBad('too_slow', 1),
    isMetadataBad('too_slow', 2),
    isMetadataBad('unreadable', 1),
  ]).toEqual([false, true, true])
})

test('every fault has its name in the list', () => {
  expect([...metadataFaultNames].toSorted()).toEqual(Object.keys(metadataFaults).toSorted())
})
