import { useEffect, useState } from 'react'

/**
 * The secret of an e-mail's link: in the fragment in our e-mails, in the query in older ones. It is removed from the
 * address at once, so that it stays in no history and no screenshot.
 */
export function useLinkToken(): string | undefined {
  const [token] = useState(() => tokenIn(window.location))
  useEffect(() => {
    if (token !== undefined) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [token])
  return token
}

function tokenIn({ hash, search }: { hash: string; search: string }): string | undefined {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token')
  return token === null || token === '' ? undefined : token
}
