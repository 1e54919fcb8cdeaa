/** What a project's forms start with. */
import type { ProjectEditForm_project$data } from '#web/__generated__/ProjectEditForm_project.graphql.ts'

type Fields = Omit<ProjectEditForm_project$data, ' $fragmentType' | 'id' | 'nextStatuses' | 'title'>

/** An empty form. */
export const emptyProject = {
  title: '',
  description: '',
  abstract: '',
  objectives: '',
  methodology: '',
  expectedOutcomes: '',
  principalInvestigator: '',
  institution: '',
  department: '',
  projectStage: '',
  tags: [] as readonly string[] | string,
  keywords: '',
  trl: '' as number | string | null,
  crlLevel: '' as number | string | null,
  status: 'DRAFT' as Fields['status'],
  prototypeStatus: '',
  startupPotential: '',
  ipStatus: '',
  patentReference: '',
  ipOwnership: '',
  disclosureDate: '' as string | null,
  publiclyDisclosed: false,
  papers: [] as readonly string[] | string,
  datasets: [] as readonly string[] | string,
  software: [] as readonly string[] | string,
  businessApplication: '',
  businessValue: '',
  problemSolving: '',
  targetMarket: '',
  regulation: '',
  offerType: '',
  offerDetails: '',
  ftoRegions: '',
  duration: '',
  budget: '' as number | string | null,
  fundingStatus: 'UNFUNDED' as Fields['fundingStatus'],
  fundingAmount: '' as number | string | null,
  seekingInvestment: false,
  fundingAmountNeeded: '' as number | string | null,
  fundingPurpose: '',
  grants: [] as readonly string[] | string,
  contacts: [] as readonly string[] | string,
  visibleToResearchers: false,
  confidential: false,
  embargoUntil: '' as string | null,
  startDate: '' as string | null,
  endDate: '' as string | null,
  nextReviewDate: '' as string | null,
}

export type ProjectValues = typeof emptyProject

/** Dates go as calendar dates, not as instants: a zone must not move them. */
export function projectInput(values: ProjectValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values as Record<string, unknown>).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString().slice(0, 10) : value,
    ]),
  )
}
