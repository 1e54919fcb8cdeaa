/** The rules of the form, without the record that it is about. */
import { updateTranslationRules } from '#api/features/translations/translation.rules.ts'

export const translationRules = updateTranslationRules.whole
