import {
  $ZodArray,
  $ZodNullable,
  $ZodObjectJIT,
  $ZodOptional,
  type $ZodType,
  type $ZodTypes,
} from 'zod/v4/core'

/**
 * The same schema with its objects compiled. The wire is written with the small edition of the library, for the browser's
 * sake, and that walks through every object by hand; here, where every answer is checked, it takes a third of the time.
 */
export function compiledSchema(schema: $ZodType): $ZodType {
  const { def } = (schema as $ZodTypes)._zod
  if (def.type === 'object') {
    const fields = Object.entries(def.shape).map(([key, field]) => [key, compiledSchema(field)] as const)
    return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) })
  }
  if (def.type === 'array') return new $ZodArray({ ...def, element: compiledSchema(def.element) })
  if (def.type === 'nullable') return new $ZodNullable({ ...def, innerType: compiledSchema(def.innerType) })
  if (def.type === 'optional') return new $ZodOptional({ ...def, innerType: compiledSchema(def.innerType) })
  return schema
}
