/** The fields of a project's forms, in sections. */
import { SimpleGrid } from '@chakra-ui/react'
import { Section } from '#web/ui/Facts.tsx'
import {
  DateField,
  NumberField,
  SelectField,
  SwitchField,
  TagsField,
  TextArea,
  TextField,
  type Choice,
} from '#web/ui/form/fields.tsx'
import { fundingWords, trlNames } from './projectWords.ts'

const levels = trlNames.map((name, at) => ({ value: String(at + 1), label: `${at + 1} – ${name}` }))
const funding = Object.entries(fundingWords).map(([value, label]) => ({ value, label }))

const Pair = ({ children }: { children: React.ReactNode }) => (
  <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
    {children}
  </SimpleGrid>
)

export const ProjectFields = ({
  departments,
  statuses,
}: {
  departments: readonly string[]
  statuses: readonly Choice[]
}) => (
  <>
    <Section title="Overview">
      <TextField name="title" />
      <TextArea name="description" rows={5} />
      <Pair>
        <SelectField name="status" choices={statuses} />
        <SelectField name="trl" label="TRL" choices={levels} placeholder="Not assessed" />
        <SelectField
          name="department"
          choices={departments.map((name) => ({ value: name, label: name }))}
          placeholder="Choose a department"
        />
        <TextField name="principalInvestigator" />
        <TagsField name="tags" />
        <TextField name="keywords" hint="Separate with commas." />
      </Pair>
      <TextArea name="abstract" />
      <TextArea name="objectives" rows={3} />
      <TextArea
        name="methodology"
        rows={3}
        hint="Stays inside: only the project’s people and the university read it."
      />
      <TextArea name="expectedOutcomes" rows={3} />
    </Section>
    <Section title="Commercialization">
      <Pair>
        <TextField name="ipStatus" />
        <TextField name="patentReference" />
        <TextField name="prototypeStatus" />
        <TextField name="offerType" />
        <TextField name="ftoRegions" />
        <TextField name="startupPotential" />
      </Pair>
      <TextArea name="problemSolving" rows={3} />
      <TextArea name="businessApplication" rows={3} />
      <TextArea name="businessValue" rows={3} />
      <TextArea name="targetMarket" rows={2} />
      <TextArea name="offerDetails" rows={3} />
    </Section>
    <Section title="Plan and funding">
      <Pair>
        <TextField name="projectStage" />
        <NumberField name="crlLevel" hint="Commercial Readiness Level, 1-9." />
        <TextField name="duration" hint="For example: 24 months." />
        <DateField name="startDate" />
        <DateField name="endDate" />
        <DateField name="nextReviewDate" />
        <NumberField name="budget" hint="AED, whole units." />
        <SelectField name="fundingStatus" choices={funding} />
        <NumberField name="fundingAmount" hint="AED, whole units." />
        <NumberField name="fundingAmountNeeded" hint="AED, whole units." />
      </Pair>
      <SwitchField name="seekingInvestment" hint="Investors to whom it is open then see the amount and its purpose." />
      <TextArea name="fundingPurpose" rows={2} />
    </Section>
    <Section title="Visibility">
      <SwitchField name="visibleToResearchers" hint="Other researchers see the summary." />
      <SwitchField
        name="confidential"
        hint="Keeps it inside whatever its approvals say, for example before a patent is filed."
      />
      <DateField
        name="embargoUntil"
        hint="Until this day it stays inside although it is approved; from this day on its approvals count."
      />
    </Section>
  </>
)
