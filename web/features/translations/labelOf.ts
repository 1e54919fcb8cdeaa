/** The fields of updateTranslation by name, as its rules name them. */
import { updateTranslationRules } from '#api/features/translations/translation.rules.ts'

export const translationRules = updateTranslationRules.omit(['recordId'])

const described = translationRules.describe().fields as Readonly<Record<string, { meta?: { label?: string } }>>

export const labelOf = (name: string): string => described[name]?.meta?.label ?? name
