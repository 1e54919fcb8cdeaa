/** How large a value from outside may be in itself, whatever its rules: lists and nesting cost before rules are read. */
import { numberInWords } from '#localized'
import * as texts from '#texts/ui/errors.js'

export const bounds = { items: 1_000, depth: 40 } as const

/** Where and why a value is too large; null when it is not. It does not recurse, so that nesting cannot end the stack. */
export function tooLargeIn(value: unknown): { path: string; message: string } | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, path, depth } = next
    if (typeof one !== 'object' || one === null || ArrayBuffer.isView(one)) continue
    if (one instanceof Date) {
      const year = one.getUTCFullYear()
      if (year < 1000 || year > 9999) return { path, message: texts.years() }
      continue
    }
    if (depth > bounds.depth) return { path, message: texts.nesting({ most: bounds.depth }) }
    if (Array.isArray(one) && one.length > bounds.items)
      return { path, message: texts.values({ most: numberInWords(bounds.items) }) }
    for (const [name, inner] of Object.entries(one))
      open.push({ value: inner, path: path ? `${path}.${name}` : name, depth: depth + 1 })
  }
  return null
}
