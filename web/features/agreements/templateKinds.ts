/** The kinds of templates of agreements by their names in addresses: those of the forms. */
const kinds = {
  nda: 'NDA',
  mta: 'MTA',
  'data-use': 'DATA_USE',
  'software-license': 'SOFTWARE_LICENSE',
  patentability: 'PATENTABILITY',
} as const

export type TemplateKind = (typeof kinds)[keyof typeof kinds]

export const kindNamed = (name: string): TemplateKind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined

export const templatePath = (kind: string): string =>
  `/admin/settings/agreements/${Object.entries(kinds).find(([, one]) => one === kind)?.[0] ?? ''}`
