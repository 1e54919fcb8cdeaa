/** Which column of a file is which field of a project: by name, without regard to case, spaces and signs. */

/** Other names of fields, as files of universities and funders have them. */
const names: Record<string, string[]> = {
  title: ['name', 'projecttitle', 'projectname', 'awardtitle'],
  description: ['summary', 'projectdescription', 'technologysummary'],
  abstract: ['projectabstract', 'abstracttext'],
  objectives: ['goals', 'aims'],
  methodology: ['methods', 'approach'],
  expectedOutcomes: ['outcomes', 'deliverables'],
  status: ['projectstatus'],
  // Where a file knows a funder's agency or an institute instead of a department, that is who the project belongs to.
  department: ['dept', 'agency', 'institution', 'institute', 'lab', 'institutionlab'],
  principalInvestigator: ['pi', 'piname', 'investigator', 'researcher'],
  projectStage: ['stage', 'phase'],
  tags: ['topics', 'program', 'programme'],
  keywords: [],
  trl: ['trllevel', 'technologyreadinesslevel'],
  crlLevel: ['crl', 'commercialreadinesslevel'],
  commercialPotential: ['potential'],
  prototypeStatus: ['prototype'],
  startupPotential: [],
  ipStatus: ['ip'],
  patentReference: ['patent', 'patentnumber'],
  businessApplication: ['application'],
  businessValue: [],
  problemSolving: ['problem'],
  targetMarket: ['market'],
  offerType: ['offer'],
  offerDetails: [],
  ftoRegions: ['fto'],
  collaborators: ['partners'],
  challenges: ['obstacles'],
  duration: [],
  budget: ['totalbudget'],
  fundingStatus: [],
  fundingAmount: ['funding', 'awardamount', 'amount', 'award'],
  seekingInvestment: [],
  fundingAmountNeeded: ['fundingneeded'],
  fundingPurpose: [],
  visibleToResearchers: [],
  confidential: [],
  startDate: ['start', 'awarddate', 'awardyear', 'year'],
  endDate: ['end'],
  lastReviewDate: [],
  nextReviewDate: [],
  ownerEmail: [],
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const fieldOf = new Map(
  Object.entries(names).flatMap(([field, others]) => [plain(field), ...others].map((name) => [name, field])),
)
const lists = new Set(['tags', 'collaborators', 'challenges'])

export interface Column {
  name: string
  field: string
  /** US dollars, where the column's name says so; amounts are AED otherwise. */
  dollars: boolean
}

/** The field that a column of this name fills, or null. */
export function matchColumn(name: string): Column | null {
  const [, stem = '', currency] = /^(.*?)(usd|aed)?$/.exec(plain(name))!
  const field = fieldOf.get(plain(name)) ?? (currency ? fieldOf.get(stem) : undefined)
  return field ? { name, field, dollars: currency === 'usd' } : null
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** The fields of a row. Where several columns mean one field, lists are joined and the first value that is there counts. */
export function fieldsOf(values: Record<string, unknown>, columnOf: (name: string) => Column | null) {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const column = columnOf(name)
    if (!column || value === null || value === undefined || value === '') continue
    const given = column.dollars && isPlain(value) ? `USD ${value}` : value
    if (lists.has(column.field)) fields[column.field] = [fields[column.field] ?? [], given].flat()
    else fields[column.field] ??= given
  }
  return fields
}
