import { useQuery } from '@tanstack/react-query'

import { type Recipient, savedAs } from '../buy-draft.ts'
import { addressesQuery } from '../queries.ts'

type Linked = {
  /** The saved address that the link means. */
  savedId: string | undefined
  /** The recipient, to be saved first. */
  unsaved: Recipient | undefined
  /** Whether it is not known yet where the link wants it sent. */
  isOpen: boolean
}

/** Finds the recipient of an old link in the address book. Nothing is saved without the person doing it. */
export function useLinkedAddress(shopper: string, recipient: Recipient | undefined): Linked {
  const book = useQuery({ ...addressesQuery(shopper), enabled: recipient !== undefined })
  if (!recipient) return { savedId: undefined, unsaved: undefined, isOpen: false }
  if (!book.data) return { savedId: undefined, unsaved: undefined, isOpen: true }
  const savedId = savedAs(recipient, book.data)
  const isWritten = `${recipient.name}${recipient.phone}${recipient.address}`.trim() !== ''
  const unsaved = savedId === undefined && isWritten ? recipient : undefined
  return { savedId, unsaved, isOpen: unsaved !== undefined }
}
