import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Runs an action on an order and invalidates the mall's queries, whether it succeeded or not. */
export function useOrderAction<Input>(act: (input: Input) => Promise<unknown>, onDone?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => onDone?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mall'] }),
  })
}
