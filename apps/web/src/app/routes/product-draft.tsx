import { Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'

import { keepDraft, readDraft } from '../../features/mall/buy-draft.ts'

/** Takes whom goods are for out of the address at once, so that it stays in no history. */
export default function ProductDraftRoute() {
  const { id, buyId, _splat: rest = '' } = useParams({ from: '/product/$id/$buyId/$' })
  useState(() => keepDraft(readDraft(Number(id), `${buyId}/${rest}`)))
  return <Navigate to="/product/$id" params={{ id }} replace />
}
