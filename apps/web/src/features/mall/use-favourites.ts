import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { openLoginDialog } from '../../session/login-dialog-state.ts'
import { storedMallUser } from '../../session/stored-session.ts'
import { setFavourite } from './actions/set-favourite.ts'
import { favouritesQuery } from './queries.ts'
import { useShopper } from './use-shopper.ts'

/** The user's favourite products, and how to add or remove one. Users who are not signed in are asked to. */
export function useFavourites() {
  const shopper = useShopper()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...favouritesQuery(shopper ?? ''), enabled: shopper !== undefined })
  const change = useMutation({
    mutationFn: ({ id, isFavourite }: { id: number; isFavourite: boolean }) => setFavourite(id, isFavourite),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mall', shopper ?? '', 'favourites'] }),
  })
  const changing = change.isPending ? change.variables : undefined
  const isFavourite = (id: number) =>
    changing?.id === id ? changing.isFavourite : (data?.some((one) => one.id === id) ?? false)
  return {
    isFavourite,
    toggle: (id: number) => {
      if (shopper === undefined) openLoginDialog(storedMallUser() === undefined ? 'login' : 'mall')
      else change.mutate({ id, isFavourite: !isFavourite(id) })
    },
  }
}
