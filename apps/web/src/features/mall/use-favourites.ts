import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { storedMallUser } from '../../session/kept-session.ts'
import { openLoginDialog } from '../../session/login-dialog-state.ts'
import { keepFavourite } from './actions/keep-favourite.ts'
import { favouritesQuery } from './queries.ts'
import { useShopper } from './use-shopper.ts'

/** Which products this person keeps, and a way to keep one more or let it go. Who is not signed in is asked to. */
export function useFavourites() {
  const shopper = useShopper()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...favouritesQuery(shopper ?? ''), enabled: shopper !== undefined })
  const change = useMutation({
    mutationFn: ({ id, isKept }: { id: number; isKept: boolean }) => keepFavourite(id, isKept),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mall', shopper ?? '', 'favourites'] }),
  })
  const changing = change.isPending ? change.variables : undefined
  const isKept = (id: number) =>
    changing?.id === id ? changing.isKept : (data?.some((one) => one.id === id) ?? false)
  return {
    isKept,
    toggle: (id: number) => {
      if (shopper === undefined) openLoginDialog(storedMallUser() === undefined ? 'login' : 'mall')
      else change.mutate({ id, isKept: !isKept(id) })
    },
  }
}
