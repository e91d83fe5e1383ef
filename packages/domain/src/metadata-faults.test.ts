import { expect, test } from 'vitest'

import { isMetadataBad, metadataFaultNames, metadataFaults } from './metadata-faults.ts'

test('a transient failure is not shown at first; a permanent one is', () => {
  expect([
    isMetadataBad('too_slow', 1),
    isMetadataBad('too_slow', 2),
    isMetadataBad('unreadable', 1),
  ]).toEqual([false, true, true])
})

test('the list of faults is complete', () => {
  expect([...metadataFaultNames].toSorted()).toEqual(Object.keys(metadataFaults).toSorted())
})
