import { Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'

import { saveDraftId, readDraft } from '../../../features/mall/buy-draft.ts'

/** Removes the recipient's details from the address at once, so that they stay in no history. */
export default function ProductDraftRoute() {
  const { id, buyId, _splat: rest = '' } = useParams({ from: '/product/$id/$buyId/$' })
  useState(() => saveDraftId(readDraft(Number(id), `${buyId}/${rest}`)))
  return <Navigate to="/product/$id" params={{ id }} replace />
}
