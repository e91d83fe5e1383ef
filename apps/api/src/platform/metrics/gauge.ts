/** A value that is read when metrics are collected. Labels have few values: never an account, an address or an id. */
export type GaugeSource = {
  name: string
  help: string
  labels?: readonly string[]
  read: () => Promise<GaugeSample[]> | GaugeSample[]
}

type GaugeSample = { value: number; labels?: Readonly<Record<string, string>> }
