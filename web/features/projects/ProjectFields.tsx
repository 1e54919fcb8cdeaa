/** The fields of a project by the steps of its wizard; the form for editing shows all of them, one below the other. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as texts from '#texts/projects/projectFields.js'
import { Section } from '#web/ui/Facts.tsx'
import { DateField, LinesField, NumberField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { SelectField, type Choice } from '#web/ui/form/SelectField.tsx'
import type { FormStep } from '#web/ui/form/FormSteps.tsx'
import { usePrefilledHint } from './Prefilled.tsx'
import { durations, fundingWords, ipStatuses, offerTypes, trlNames } from './projectWords.ts'

const levels = trlNames.map((name, at) => ({ value: String(at + 1), label: `${at + 1} – ${name}` }))
const funding = Object.entries(fundingWords).map(([value, label]) => ({ value, label }))

const Pair = ({ children }: { children: ReactNode }) => (
  <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
    {children}
  </SimpleGrid>
)

const Overview = ({ departments, belowTitle }: Pick<Offered, 'departments' | 'belowTitle'>) => (
  <>
    <TextField name="title" />
    {belowTitle}
    <Pair>
      <TextField name="principalInvestigator" hint={usePrefilledHint('principalInvestigator')} />
      <TextField name="institution" hint={usePrefilledHint('institution')} />
      <SelectField
        hint={usePrefilledHint('department')}
        name="department"
        choices={departments.map((name) => ({ value: name, label: name }))}
        placeholder={texts.chooseADepartment()}
      />
      <SelectField name="trl" label="TRL" choices={levels} placeholder={texts.notAssessed()} />
    </Pair>
    <TextArea name="description" rows={5} />
    <Pair>
      <TagsField name="tags" {...hintOf(usePrefilledHint('tags'))} />
      <TagsField name="keywords" />
    </Pair>
    <TextArea name="abstract" />
    <TextArea name="objectives" rows={3} />
    <TextArea name="methodology" rows={3} hint={texts.staysInsideOnlyTheProjects()} />
    <TextArea name="expectedOutcomes" rows={3} />
  </>
)

/** The usual hint where there is no other. */
const hintOf = (hint: string | undefined) => (hint ? { hint } : {})

const IntellectualProperty = () => (
  <>
    <Pair>
      <SelectField name="ipStatus" choices={ipStatuses} placeholder={texts.notStated()} open />
      <TextField name="patentReference" />
      <TextField name="ipOwnership" />
      <TextField name="ftoRegions" />
      <DateField name="disclosureDate" hint={texts.whenTheUniversityWasTold()} />
    </Pair>
    <SwitchField name="publiclyDisclosed" hint={texts.theResultWasPublishedShown()} />
    <SwitchField name="confidential" hint={texts.keepsItInsideWhateverIts()} />
    <DateField name="embargoUntil" hint={texts.untilThisDayItStays()} />
  </>
)

const ResearchOutputs = () => (
  <>
    <LinesField name="papers" hint={texts.onePerLineEachWith()} />
    <LinesField name="datasets" hint={texts.onePerLineEachWith2()} />
    <LinesField name="software" hint={texts.onePerLineEachWith2()} />
    <TextField name="prototypeStatus" />
  </>
)

const Deployment = () => (
  <>
    <TextArea name="problemSolving" rows={3} />
    <TextArea name="businessApplication" rows={3} />
    <TextArea name="businessValue" rows={3} />
    <TextArea name="targetMarket" rows={2} />
    <TextArea name="regulation" rows={2} />
    <Pair>
      <TextField name="startupPotential" />
      <NumberField name="crlLevel" hint={texts.commercialReadinessLevel19()} />
    </Pair>
  </>
)

const Funding = () => (
  <>
    <Pair>
      <NumberField name="budget" hint={texts.aedWholeUnits()} />
      <SelectField name="fundingStatus" choices={funding} />
      <NumberField name="fundingAmount" hint={texts.aedWholeUnits()} />
      <NumberField name="fundingAmountNeeded" hint={texts.aedWholeUnits()} />
    </Pair>
    <LinesField name="grants" hint={texts.onePerLineFunderAmount()} />
    <SwitchField name="seekingInvestment" hint={texts.investorsToWhomItIs()} />
    <TextArea name="fundingPurpose" rows={2} />
    <SelectField name="offerType" choices={offerTypes} placeholder={texts.notStated()} open />
    <TextArea name="offerDetails" rows={3} />
  </>
)

const Supporting = ({ statuses }: { statuses: readonly Choice[] | null }) => (
  <>
    <Pair>
      {statuses && <SelectField name="status" choices={statuses} />}
      <TextField name="projectStage" />
      <SelectField name="duration" choices={durations()} placeholder={texts.notStated()} open />
      <DateField name="startDate" />
      <DateField name="endDate" />
      <DateField name="nextReviewDate" />
    </Pair>
    <LinesField name="contacts" hint={texts.onePerLineNameAnd()} />
    <SwitchField name="visibleToResearchers" hint={texts.otherResearchersSeeTheSummary()} />
  </>
)

interface Offered {
  departments: readonly string[]
  /** Null where a button decides on the status. */
  statuses: readonly Choice[] | null
  belowTitle?: ReactNode
}

/** The six steps (docs/spec/projects.md#the-wizard). */
export const projectSteps = ({ departments, statuses, belowTitle }: Offered): FormStep[] => [
  {
    title: texts.projectOverview(),
    fields: [
      'title',
      'principalInvestigator',
      'institution',
      'department',
      'trl',
      'description',
      'tags',
      'keywords',
      'abstract',
      'objectives',
      'methodology',
      'expectedOutcomes',
      'ownerId',
    ],
    content: <Overview departments={departments} belowTitle={belowTitle} />,
  },
  {
    title: texts.intellectualProperty(),
    fields: [
      'ipStatus',
      'patentReference',
      'ipOwnership',
      'ftoRegions',
      'disclosureDate',
      'publiclyDisclosed',
      'confidential',
      'embargoUntil',
    ],
    content: <IntellectualProperty />,
  },
  {
    title: texts.researchOutputs(),
    fields: ['papers', 'datasets', 'software', 'prototypeStatus'],
    content: <ResearchOutputs />,
  },
  {
    title: texts.deploymentPotential(),
    fields: [
      'problemSolving',
      'businessApplication',
      'businessValue',
      'targetMarket',
      'regulation',
      'startupPotential',
      'crlLevel',
    ],
    content: <Deployment />,
  },
  {
    title: texts.fundingGrants(),
    fields: [
      'budget',
      'fundingStatus',
      'fundingAmount',
      'fundingAmountNeeded',
      'grants',
      'seekingInvestment',
      'fundingPurpose',
      'offerType',
      'offerDetails',
    ],
    content: <Funding />,
  },
  {
    title: texts.supportingInfo(),
    fields: [
      ...(statuses ? ['status'] : []),
      'projectStage',
      'duration',
      'startDate',
      'endDate',
      'nextReviewDate',
      'contacts',
      'visibleToResearchers',
    ],
    content: <Supporting statuses={statuses} />,
  },
]

export const ProjectFields = (offered: Offered) =>
  projectSteps(offered).map(({ title, content }) => (
    <Section key={title} title={title}>
      <Stack gap="4">{content}</Stack>
    </Section>
  ))
