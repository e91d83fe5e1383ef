const toe = 'a5.5 7 0 1 0 11 0a5.5 7 0 1 0 -11 0'

/** A paw print around its middle, about 46 wide: one path, since it is often repeated. */
export const pawPrint =
  'M0 -4C10 -4 19 6 19 14C19 22 11 22 0 20C-11 22 -19 22 -19 14C-19 6 -10 -4 0 -4Z' +
  `M-23 -8${toe}M-12.5 -17${toe}M1.5 -17${toe}M12 -8${toe}`
