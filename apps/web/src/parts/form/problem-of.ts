/** The message to show below a field: the first of its errors. */
export function problemOf({ errors }: { errors: readonly unknown[] }): string | undefined {
  return errors.find((error) => typeof error === 'string')
}
