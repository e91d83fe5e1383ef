import sharp from 'sharp'

// One job at a time in each process: more threads would only take cores from the product.
sharp.concurrency(1)
sharp.cache(false)
// Of everything libvips can read, only the formats we show: fewer parsers for a hostile file to reach.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadSvg',
  ],
})

export { sharp }
