import { expect, test } from 'vitest'

import { isMetadataBad, metadataFaultNames, metadataFaults, nextMetadataTry } from './metadata-faults.ts'

test('what may pass is tried four times more, ever later; what lasts is not', () => {
  const waits = [1, 2, 3, 4, 5].map((tries) => nextMetadataTry('out_of_reach', tries))
  expect(waits).toEqual([10_000, 60_000, 600_000, 3_600_000, undefined])
  expect(nextMetadataTry('refused', 1)).toBeUndefined()
})

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
