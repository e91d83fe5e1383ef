import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Does something with an order and looks at everything of the mall again, whether it worked or not. */
export function useAct<Input>(act: (input: Input) => Promise<unknown>, onDone?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => onDone?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mall'] }),
  })
}
