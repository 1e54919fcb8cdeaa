/** The fields of a project by the steps of its wizard; the form for editing shows all of them, one below the other. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Section } from '#web/ui/Facts.tsx'
import { DateField, LinesField, NumberField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { SelectField, type Choice } from '#web/ui/form/SelectField.tsx'
import type { FormStep } from '#web/ui/form/FormSteps.tsx'
import { durations, fundingWords, ipStatuses, offerTypes, trlNames } from './projectWords.ts'

const levels = trlNames.map((name, at) => ({ value: String(at + 1), label: `${at + 1} – ${name}` }))
const funding = Object.entries(fundingWords).map(([value, label]) => ({ value, label }))

const Pair = ({ children }: { children: ReactNode }) => (
  <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
    {children}
  </SimpleGrid>
)

const Overview = ({ departments }: { departments: readonly string[] }) => (
  <>
    <TextField name="title" />
    <Pair>
      <TextField name="principalInvestigator" />
      <TextField name="institution" />
      <SelectField
        name="department"
        choices={departments.map((name) => ({ value: name, label: name }))}
        placeholder="Choose a department"
      />
      <SelectField name="trl" label="TRL" choices={levels} placeholder="Not assessed" />
    </Pair>
    <TextArea name="description" rows={5} />
    <Pair>
      <TagsField name="tags" />
      <TagsField name="keywords" />
    </Pair>
    <TextArea name="abstract" />
    <TextArea name="objectives" rows={3} />
    <TextArea name="methodology" rows={3} hint="Stays inside: only the project’s people and the university read it." />
    <TextArea name="expectedOutcomes" rows={3} />
  </>
)

const IntellectualProperty = () => (
  <>
    <Pair>
      <SelectField name="ipStatus" choices={ipStatuses} placeholder="Not stated" open />
      <TextField name="patentReference" />
      <TextField name="ipOwnership" />
      <TextField name="ftoRegions" />
      <DateField name="disclosureDate" hint="When the university was told of the invention." />
    </Pair>
    <SwitchField name="publiclyDisclosed" hint="The result was published, shown or sold before it was protected." />
    <SwitchField
      name="confidential"
      hint="Keeps it inside whatever its approvals say, for example before a patent is filed."
    />
    <DateField
      name="embargoUntil"
      hint="Until this day it stays inside although it is approved; from this day on its approvals count."
    />
  </>
)

const ResearchOutputs = () => (
  <>
    <LinesField name="papers" hint="One per line, each with its DOI: Title, 10.1000/xyz" />
    <LinesField name="datasets" hint="One per line, each with where it is." />
    <LinesField name="software" hint="One per line, each with where it is." />
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
      <NumberField name="crlLevel" hint="Commercial Readiness Level, 1-9." />
      <SelectField name="offerType" choices={offerTypes} placeholder="Not stated" open />
    </Pair>
    <TextArea name="offerDetails" rows={3} />
  </>
)

const Funding = () => (
  <>
    <Pair>
      <NumberField name="budget" hint="AED, whole units." />
      <SelectField name="fundingStatus" choices={funding} />
      <NumberField name="fundingAmount" hint="AED, whole units." />
      <NumberField name="fundingAmountNeeded" hint="AED, whole units." />
    </Pair>
    <LinesField name="grants" hint="One per line: funder, amount, period." />
    <SwitchField name="seekingInvestment" hint="Investors to whom it is open then see the amount and its purpose." />
    <TextArea name="fundingPurpose" rows={2} />
  </>
)

const Supporting = ({ statuses }: { statuses: readonly Choice[] }) => (
  <>
    <Pair>
      <SelectField name="status" choices={statuses} />
      <TextField name="projectStage" />
      <SelectField name="duration" choices={durations} placeholder="Not stated" open />
      <DateField name="startDate" />
      <DateField name="endDate" />
      <DateField name="nextReviewDate" />
    </Pair>
    <LinesField name="contacts" hint="One per line: name, and how to reach the person. Stays inside." />
    <SwitchField name="visibleToResearchers" hint="Other researchers see the summary." />
  </>
)

interface Offered {
  departments: readonly string[]
  statuses: readonly Choice[]
}

/** The six steps (docs/spec/projects.md#the-wizard). */
export const projectSteps = ({ departments, statuses }: Offered): FormStep[] => [
  {
    title: 'Project Overview',
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
    content: <Overview departments={departments} />,
  },
  {
    title: 'Intellectual Property',
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
    title: 'Research Outputs',
    fields: ['papers', 'datasets', 'software', 'prototypeStatus'],
    content: <ResearchOutputs />,
  },
  {
    title: 'Deployment Potential',
    fields: [
      'problemSolving',
      'businessApplication',
      'businessValue',
      'targetMarket',
      'regulation',
      'startupPotential',
      'crlLevel',
      'offerType',
      'offerDetails',
    ],
    content: <Deployment />,
  },
  {
    title: 'Funding & Grants',
    fields: [
      'budget',
      'fundingStatus',
      'fundingAmount',
      'fundingAmountNeeded',
      'grants',
      'seekingInvestment',
      'fundingPurpose',
    ],
    content: <Funding />,
  },
  {
    title: 'Supporting Info',
    fields: [
      'status',
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
