import type { ProductCard } from './catalogue/product.ts'
import { cardOf } from './catalogue/routes.ts'
import { searchProducts } from './catalogue/search/search-products.ts'

export { cardOf as productCardOf, searchProducts }
export type { ProductCard }
