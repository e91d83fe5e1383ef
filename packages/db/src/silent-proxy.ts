import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SilentProxy = {
  url: string
  /** Keeps every connection open and forwards nothing, like a stopped server or a network that drops packets. */
  silence(): void
  /** Forwards everything again, including what was sent meanwhile. */
  resume(): void
  stop(): Promise<void>
}

/** A TCP proxy in front of a database server that can go silent without closing anything. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((inside) => {
    const outside = connect(Number(target.port || '5432'), target.hostname)
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isSilent) from.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.toString(),
    silence: () => {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
