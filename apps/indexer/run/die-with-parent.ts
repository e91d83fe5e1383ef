// Loaded into the engine's process before anything else: an engine whose supervisor was killed must not write on,
// because the next supervisor will start another one on the same tables.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
