/** The category of support that a form probably belongs to; people see it in the form and may choose another one. */
import type { AgreementKind } from './formKinds.ts'

/** Words of the names that categories have, the likeliest first; teams name their categories themselves. */
const words: Record<AgreementKind, readonly string[]> = {
  PATENTABILITY: ['patent', 'disclosure', 'property'],
  NDA: ['contract', 'agreement', 'legal'],
  MTA: ['contract', 'agreement', 'legal'],
  DATA_USE: ['data', 'contract', 'agreement'],
  SOFTWARE_LICENSE: ['software', 'license', 'contract'],
}

export function categoryFor(kind: AgreementKind, categories: readonly { id: string; name: string }[]): string {
  for (const word of words[kind]) {
    const found = categories.find(({ name }) => name.toLowerCase().includes(word))
    if (found) return found.id
  }
  return ''
}
