/** A machine with this share of its pets or less is low; in percent. */
const LOW_PERCENT = 5

/** Whether few pets are left to pull. `pending` ones are paid for. */
export function isMachineLow({
  size,
  pending,
  pets,
}: {
  size: number
  pending: number
  pets: number
}): boolean {
  return (size - pending) * 100 <= pets * LOW_PERCENT
}
