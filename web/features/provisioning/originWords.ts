/** What a connection did with an account, in words. */
import * as texts from '#texts/provisioning/parts.js'

export const originWords = {
  CREATED: texts.created(),
  ADOPTED: texts.existed(),
  DELETED: texts.deletedThere(),
} as const

export const originInWords = (origin: string): string => (originWords as Record<string, string>)[origin] ?? origin
