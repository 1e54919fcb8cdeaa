/** What an input about projects must hold. Fields that a person may not set (owner, approvals, potential …) are not here. */
import { array, boolean, object, string } from 'yup'
import { day, field, level, lines, money } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, nodeIds, tagList, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/projects/rules.js'

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
/** What may have come of a project. */
export const outcomes = ['LICENSED', 'SPUN_OUT', 'COMPLETED', 'STOPPED'] as const
/** To whom the university opens projects. */
export const audiences = ['INDUSTRY', 'INVESTORS'] as const

/** docs/spec/projects.md#project: everything of a project that its people write. */
const projectFields = {
  description: field(texts.description(), 20_000),
  abstract: field(texts.abstract(), 20_000),
  objectives: field(texts.objectives(), 20_000),
  methodology: field(texts.methodology(), 20_000),
  expectedOutcomes: field(texts.expectedOutcomes(), 20_000),
  principalInvestigator: field(texts.principalInvestigator(), 200),
  institution: field(texts.institutionLab(), 200),
  department: field(texts.department(), 200),
  projectStage: field(texts.projectStage(), 100),
  tags: tagList().meta({ label: texts.tags(), description: 'Tags, as a list or as comma-separated text.' }),
  keywords: field(texts.keywords(), 1_000),
  trl: level(texts.trl, 'Technology Readiness Level 1-9; 0 or nothing when it is not assessed.'),
  crlLevel: level(texts.crl, 'Commercial Readiness Level 1-9.'),
  prototypeStatus: field(texts.prototypeStatus(), 200),
  startupPotential: field(texts.startupPotential(), 200),
  ipStatus: field(texts.ipStatus(), 200),
  patentReference: field(texts.patentReference(), 200),
  ipOwnership: field(texts.ownership(), 500),
  disclosureDate: day(texts.disclosureDate()),
  publiclyDisclosed: boolean().meta({
    label: texts.alreadyPublic(),
    description: 'Whether the result was published, shown or sold before it was protected.',
  }),
  papers: lines(
    texts.papers(),
    'Papers, each with its DOI.',
    text(500).matches(/\b10\.\d{4,9}\/\S+/, { message: texts.eachPaperNeedsItsDoi, excludeEmptyString: true }),
  ),
  datasets: lines(texts.data(), 'Data sets, each with where it is.'),
  software: lines(texts.code(), 'Code, each with where it is.'),
  businessApplication: field(texts.businessApplication(), 5_000),
  businessValue: field(texts.businessValue(), 5_000),
  problemSolving: field(texts.problemSolved(), 5_000),
  targetMarket: field(texts.targetMarket(), 2_000),
  offerType: field(texts.offerType(), 200, 'What is offered: license, partnership, spin-out.'),
  offerDetails: field(texts.offerDetails(), 5_000),
  ftoRegions: field(texts.ftoRegions(), 500),
  regulation: field(texts.regulation(), 2_000),
  collaborators: tagList().meta({ label: texts.collaborators() }),
  challenges: array(text(500).defined()).max(30, texts.atMost30).meta({ label: texts.challenges() }),
  duration: field(texts.duration(), 100),
  budget: money(texts.budget()),
  fundingStatus: enumOf(fundingStatuses, 'FundingStatus').meta({
    label: texts.fundingStatus(),
  }),
  fundingAmount: money(texts.fundingReceived()),
  seekingInvestment: boolean().meta({ label: texts.seekingInvestment() }),
  fundingAmountNeeded: money(texts.fundingNeeded()),
  fundingPurpose: field(texts.fundingPurpose(), 2_000),
  grants: lines(texts.grants(), 'Grants, each with funder and amount.'),
  contacts: lines(texts.contacts(), 'Whom to ask, each with how to reach them.'),
  visibleToResearchers: boolean().meta({
    label: texts.visibleToResearchers(),
  }),
  confidential: boolean().meta({
    label: texts.confidential(),
  }),
  embargoUntil: day(texts.embargoUntil()),
  startDate: day(texts.startDate()),
  endDate: day(texts.endDate()).test('order', texts.endsBeforeStart, (endDate, { parent }) => {
    const { startDate } = parent as { startDate?: Date | null }
    return !startDate || !endDate || endDate >= startDate
  }),
  lastReviewDate: day(texts.lastReview()),
  nextReviewDate: day(texts.nextReview()),
}

const title = text(300).meta({ label: texts.title() })
const newStatus = enumOf(['DRAFT', 'PROPOSED'], 'ProjectStatus', texts.aNewProjectIsDraftOr).meta({
  label: texts.status(),
})

export const createProjectRules = object({
  title: title.required(texts.titleIsRequired),
  ...projectFields,
  description: projectFields.description.required(texts.descriptionIsRequired),
  status: newStatus,
  fromDraft: boolean().meta({
    description: 'Whether it was written in the draft of the viewer, which is then done with.',
  }),
})

/** What the wizard asks for before a project is submitted (docs/spec/projects.md#the-wizard); other ways in ask for less. */
export const projectWizardRules = createProjectRules.shape({
  title: title.required(texts.projectTitleIsRequired).meta({ label: texts.projectTitle() }),
  principalInvestigator: projectFields.principalInvestigator.required(texts.principalInvestigatorIsRequired),
  institution: projectFields.institution.required(texts.institutionLabIsRequired),
  description: projectFields.description
    .required(texts.technologySummaryIsRequired)
    .meta({ label: texts.technologySummary() }),
  trl: projectFields.trl.required(texts.trlIsRequired),
})

export const createProjectForRules = createProjectRules.shape({
  ownerId: nodeId('User', texts.chooseResearcherWhoOwnsProject).meta({
    label: texts.owner(),
  }),
})

export const updateProjectRules = editRules(
  object({ id: nodeId('Project', texts.projectIdNotFound) }),
  object({
    title: title.min(1, texts.titleIsRequired),
    ...projectFields,
    description: projectFields.description.min(1, texts.descriptionIsRequired),
    status: enumOf(projectStatuses, 'ProjectStatus').meta({ label: texts.status() }),
    fromDraft: boolean().meta({
      description: 'Whether the changes were kept as a draft of the viewer, which is then done with.',
    }),
  }),
)

export const submitProjectRules = object({ id: nodeId('Project', texts.projectIdNotFound) })

export const deleteProjectsRules = object({ ids: nodeIds('Project') })

export const restoreProjectsRules = object({ ids: nodeIds('Project') })

export const setProjectAccessRules = object({
  ids: nodeIds('Project'),
  audience: enumOf(audiences, 'ProjectAudience').required(texts.chooseIndustryOrInvestors),
  approved: boolean().required(texts.sayWhetherToApprove).meta({ description: 'Let in (true) or shut out (false).' }),
  notes: text(2_000).meta({ description: 'Why; kept in the record of changes.' }),
})

export const assessProjectRules = object({
  id: nodeId('Project', texts.projectIdNotFound),
  commercialPotential: wholeNumber()
    .min(0, texts.mustBeBetween0And100)
    .max(100, texts.mustBeBetween0And100)
    .nullable()
    .meta({ label: texts.commercialPotential(), description: 'Percent; nothing takes the assessment back.' }),
  comment: text(2_000).meta({ label: texts.comment(), description: 'Why; kept in the record of changes.' }),
})

/** docs/spec/shell.md#lists: records without a level stay in a range unless onlyAssessed is asked. */
export const projectFilterRules = object({
  search: string().max(200, texts.atMost200Characters).nullable().meta({
    description:
      'Any part of a word in title, description or tags; where only archived projects are asked for, in their reasons and lessons, too.',
  }),
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
  trlValidated: boolean()
    .nullable()
    .meta({ description: 'Whose TRL the university has validated (true) or has not (false).' }),
  validatedTrl: array(wholeNumber().defined())
    .nullable()
    .meta({ description: 'Whose TRL the university has validated at one of these levels.' }),
  department: array(string().defined()).nullable(),
  tags: array(string().defined()).nullable(),
  offerType: array(string().defined()).nullable().meta({
    description: 'Offering one of these; only among projects whose offer the viewer may see.',
  }),
  fundingStatus: array(enumOf(fundingStatuses, 'FundingStatus').defined()).nullable(),
  seekingInvestment: boolean().nullable().meta({ description: 'That seek investment (true) or do not (false).' }),
  ownerId: nodeId('User').optional().nullable(),
  mine: boolean().nullable().meta({ description: 'Only those of the viewer (true), or only of others (false).' }),
  saved: boolean().nullable().meta({ description: 'Only those that the viewer has saved (true).' }),
  investorInterest: boolean().nullable().meta({ description: 'With (true) or without (false) interest of investors.' }),
  outcome: array(enumOf(outcomes, 'ProjectOutcome').defined())
    .nullable()
    .meta({ description: 'Archived with one of these outcomes.' }),
  outcomeKnown: boolean().nullable().meta({ description: 'Whose outcome was said (true) or was not (false).' }),
  includePrivate: boolean().nullable().meta({
    description:
      "False leaves out projects that are open to nobody beyond their people; only the university sees others' anyway.",
  }),
})
