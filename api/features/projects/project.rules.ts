/** What an input about projects must hold. Fields that a person may not set (owner, approvals, potential …) are not here. */
import { array, boolean, object, string } from 'yup'
import { day, field, level, lines, money } from '#api/fieldRules.ts'
import { enumOf, nodeId, nodeIds, tagList, text, wholeNumber } from '#api/rules.ts'

export const projectStatuses = [
  'DRAFT',
  'PROPOSED',
  'PLANNING',
  'ACTIVE',
  'IN_PROGRESS',
  'ON_HOLD',
  'COMPLETED',
  'CLOSED',
  'ARCHIVED',
] as const
export const fundingStatuses = ['UNFUNDED', 'PARTIALLY_FUNDED', 'FUNDED'] as const
const audiences = ['INDUSTRY', 'INVESTORS'] as const

type Day = Date | null | undefined

export const endsBeforeStart = 'The end date is before the start date'

/** Whether a project's days stand in their order, as far as they are known. */
export const endsAfterStart = ({ startDate, endDate }: { startDate?: Day; endDate?: Day }): boolean =>
  !startDate || !endDate || endDate >= startDate

/** docs/spec/projects.md#project: everything of a project that its people write. */
const projectFields = {
  description: field('Description', 20_000),
  abstract: field('Abstract', 20_000),
  objectives: field('Objectives', 20_000),
  methodology: field('Methodology', 20_000),
  expectedOutcomes: field('Expected outcomes', 20_000),
  principalInvestigator: field('Principal Investigator', 200),
  institution: field('Institution/Lab', 200),
  department: field('Department', 200),
  projectStage: field('Project stage', 100),
  tags: tagList().meta({ label: 'Tags', description: 'Tags, as a list or as comma-separated text.' }),
  keywords: field('Keywords', 1_000),
  trl: level('TRL', 'Technology Readiness Level 1-9; 0 or nothing when it is not assessed.'),
  crlLevel: level('CRL', 'Commercial Readiness Level 1-9.'),
  prototypeStatus: field('Prototype status', 200),
  startupPotential: field('Startup potential', 200),
  ipStatus: field('IP status', 200),
  patentReference: field('Patent reference', 200),
  ipOwnership: field('Ownership', 500),
  disclosureDate: day('Disclosure date'),
  publiclyDisclosed: boolean().meta({
    label: 'Already public',
    description: 'Whether the result was published, shown or sold before it was protected.',
  }),
  papers: lines(
    'Papers',
    'Papers, each with its DOI.',
    text(500).matches(/\b10\.\d{4,9}\/\S+/, { message: 'Each paper needs its DOI', excludeEmptyString: true }),
  ),
  datasets: lines('Data', 'Data sets, each with where it is.'),
  software: lines('Code', 'Code, each with where it is.'),
  businessApplication: field('Business application', 5_000),
  businessValue: field('Business value', 5_000),
  problemSolving: field('Problem solved', 5_000),
  targetMarket: field('Target market', 2_000),
  offerType: field('Offer type', 200, 'What is offered: licence, partnership, spin-out.'),
  offerDetails: field('Offer details', 5_000),
  ftoRegions: field('FTO regions', 500),
  regulation: field('Regulation', 2_000),
  collaborators: tagList().meta({ label: 'Collaborators' }),
  challenges: array(text(500).defined()).max(30, 'At most 30').meta({ label: 'Challenges' }),
  duration: field('Duration', 100),
  budget: money('Budget'),
  fundingStatus: enumOf(fundingStatuses, 'FundingStatus').meta({
    label: 'Funding status',
  }),
  fundingAmount: money('Funding received'),
  seekingInvestment: boolean().meta({ label: 'Seeking investment' }),
  fundingAmountNeeded: money('Funding needed'),
  fundingPurpose: field('Funding purpose', 2_000),
  grants: lines('Grants', 'Grants, each with funder and amount.'),
  contacts: lines('Contacts', 'Whom to ask, each with how to reach them.'),
  visibleToResearchers: boolean().meta({
    label: 'Visible to researchers',
  }),
  confidential: boolean().meta({
    label: 'Confidential',
  }),
  embargoUntil: day('Embargo until'),
  startDate: day('Start date'),
  endDate: day('End date').test('order', endsBeforeStart, (endDate, { parent }) =>
    endsAfterStart({ endDate, startDate: (parent as { startDate?: Date }).startDate }),
  ),
  lastReviewDate: day('Last review'),
  nextReviewDate: day('Next review'),
}

const title = text(300).meta({ label: 'Title' })
const newStatus = enumOf(['DRAFT', 'PROPOSED'], 'ProjectStatus', 'A new project is a draft or proposed').meta({
  label: 'Status',
})

export const createProjectRules = object({
  title: title.required('Title is required'),
  ...projectFields,
  description: projectFields.description.required('Description is required'),
  status: newStatus,
  fromDraft: boolean().meta({
    description: 'Whether it was written in the draft of the viewer, which is then done with.',
  }),
})

/** What the wizard asks for before a project is submitted (docs/spec/projects.md#the-wizard); other ways in ask for less. */
export const projectWizardRules = createProjectRules.shape({
  title: title.required('Project Title is required').meta({ label: 'Project Title' }),
  principalInvestigator: projectFields.principalInvestigator.required('Principal Investigator is required'),
  institution: projectFields.institution.required('Institution/Lab is required'),
  description: projectFields.description
    .required('Technology Summary is required')
    .meta({ label: 'Technology Summary' }),
  trl: projectFields.trl.required('TRL is required'),
})

export const createProjectForRules = createProjectRules.shape({
  ownerId: nodeId('User', 'Please choose the researcher who owns the project').meta({
    label: 'Owner',
  }),
})

/** Fields that are not given stay as they are; what is given must hold. */
export const updateProjectRules = object({
  id: nodeId('Project', 'Project ID not found'),
  title: title.min(1, 'Title is required'),
  ...projectFields,
  description: projectFields.description.min(1, 'Description is required'),
  status: enumOf(projectStatuses, 'ProjectStatus').meta({ label: 'Status' }),
})

export const submitProjectRules = object({ id: nodeId('Project', 'Project ID not found') })

export const deleteProjectsRules = object({ ids: nodeIds('Project') })

export const restoreProjectsRules = object({ ids: nodeIds('Project') })

export const setProjectAccessRules = object({
  ids: nodeIds('Project'),
  audience: enumOf(audiences, 'ProjectAudience').required('Please choose industry or investors'),
  approved: boolean()
    .required('Please say whether to approve')
    .meta({ description: 'Let in (true) or shut out (false).' }),
  notes: text(2_000).meta({ description: 'Why; kept in the record of changes.' }),
})

export const assessProjectRules = object({
  id: nodeId('Project', 'Project ID not found'),
  commercialPotential: wholeNumber()
    .min(0, 'Must be between 0 and 100')
    .max(100, 'Must be between 0 and 100')
    .nullable()
    .meta({ label: 'Commercial potential', description: 'Percent; nothing takes the assessment back.' }),
  comment: text(2_000).meta({ label: 'Comment', description: 'Why; kept in the record of changes.' }),
})

/** docs/spec/shell.md#lists: records without a level stay in a range unless onlyAssessed is asked. */
export const projectFilterRules = object({
  search: string()
    .max(200, 'At most 200 characters')
    .nullable()
    .meta({ description: 'Any part of a word in title, description or tags.' }),
  status: array(enumOf(projectStatuses, 'ProjectStatus').defined()).nullable(),
  trl: array(wholeNumber().defined()).nullable().meta({ description: 'One of these levels.' }),
  excludeId: nodeId('Project').optional().nullable().meta({ description: 'Without this project.' }),
  trlMin: wholeNumber().nullable().meta({ description: 'At least this level; records without one stay.' }),
  trlMax: wholeNumber().nullable().meta({ description: 'At most this level; records without one stay.' }),
  potentialMin: wholeNumber()
    .nullable()
    .meta({ description: 'At least this commercial potential; records without one stay.' }),
  potentialMax: wholeNumber()
    .nullable()
    .meta({ description: 'At most this commercial potential; records without one stay.' }),
  onlyAssessed: boolean()
    .nullable()
    .meta({ description: 'Leave out records without a TRL, or without a potential when that is filtered.' }),
  department: array(string().defined()).nullable(),
  tags: array(string().defined()).nullable(),
  offerType: array(string().defined()).nullable().meta({
    description: 'Offering one of these; only among projects whose offer the viewer may see.',
  }),
  fundingStatus: array(enumOf(fundingStatuses, 'FundingStatus').defined()).nullable(),
  seekingInvestment: boolean().nullable().meta({ description: 'That seek investment (true) or do not (false).' }),
  ownerId: nodeId('User').optional().nullable(),
  mine: boolean().nullable().meta({ description: 'Only those of the viewer (true), or only of others (false).' }),
  investorInterest: boolean().nullable().meta({ description: 'With (true) or without (false) interest of investors.' }),
  includePrivate: boolean().nullable().meta({
    description:
      "False leaves out projects that are open to nobody beyond their people; only the university sees others' anyway.",
  }),
})
