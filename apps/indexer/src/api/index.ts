import { Hono } from 'hono'

// The engine wants an HTTP app of ours beside its own /health, /ready and /status; the API is another process.
export default new Hono()
