import { DomainError } from '@mofu/domain/domain-error'
import { type Express, readExpress } from '@mofu/domain/mall/carriers'

/** The carrier and tracking number as stored; refused where the carrier has no such number. */
export function checkedExpress(express: Express): Express {
  const read = readExpress(express)
  if (!read) throw new DomainError('mall.tracking_number_invalid')
  return read
}
