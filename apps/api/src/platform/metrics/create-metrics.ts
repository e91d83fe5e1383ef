import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'

import type { GaugeSource } from './gauge.ts'

/**
 * The metrics of one process. A gauge that cannot be read is left out of this collection and counted, so that one
 * missing dependency does not hide the others.
 */
export function createMetrics(sources: readonly GaugeSource[]): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const unread = new Counter({
    name: 'mofu_metrics_unread_total',
    help: 'Gauges that could not be read when metrics were collected.',
    labelNames: ['metric'],
    registers: [registry],
  })
  for (const { name, help, labels = [], read } of sources) {
    // The registry collects it; nothing else refers to it.
    void new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        this.reset()
        try {
          for (const { value, labels: values } of await read()) this.set({ ...values }, value)
        } catch {
          this.remove({})
          unread.inc({ metric: name })
        }
      },
    })
  }
  return registry
}
