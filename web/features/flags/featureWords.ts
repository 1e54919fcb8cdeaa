/** Features of the product in words. */
import type { FeatureName } from '#api/flags/features.rules.ts'
import * as texts from '#texts/flags/features.js'

const words: Record<FeatureName, { title: string; what: string }> = {
  REGISTRATION: { title: texts.registration(), what: texts.registrationWhat() },
  ENQUIRIES: { title: texts.enquiries(), what: texts.enquiriesWhat() },
  CONTENT_REPORTS: { title: texts.contentReports(), what: texts.contentReportsWhat() },
  IMPORTS: { title: texts.imports(), what: texts.importsWhat() },
}

export const featureWords = (name: string) => words[name as FeatureName] ?? { title: name, what: '' }
