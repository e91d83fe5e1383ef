import { useFieldContext } from './context.ts'
import { problemOf } from './problem-of.ts'

/** The props that connect a text field to the form around it. */
export function useBoundText() {
  const { state, handleChange, handleBlur } = useFieldContext<string>()
  return { value: state.value, problem: problemOf(state.meta), onText: handleChange, onBlur: handleBlur }
}
