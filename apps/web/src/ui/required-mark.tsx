/** Only for the eyes: the control itself has `aria-required`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-berry-text ms-1 font-extrabold">
      *
    </span>
  )
}
