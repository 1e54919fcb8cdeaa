/** What is asked of a company at each step of writing a challenge, beside the checklist that ticks while it writes. */
import { Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { collaborationTypes, fundingRanges } from '#api/features/challenges/challenge.rules.ts'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import { fundingRangeWords } from '#api/features/challenges/funding.rules.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DateField, LinesField, NumberField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { useRule } from '#web/ui/form/useRule.ts'
import type { FormStep } from '#web/ui/form/FormSteps.tsx'
import { ChallengeChecklist } from './ChallengeChecklist.tsx'
import { collaborationWords } from './challengeWords.ts'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import { CriteriaField } from './CriteriaField.tsx'
import type { ChallengeValues } from './challengeForm.ts'

const options = <V extends string>(values: readonly V[], words: (value: V) => string) =>
  values.map((value) => ({ value, label: words(value) }))

interface Shown {
  /** Open to proposals: its deadline is changed by extending it, and a name that is known stays known. */
  open: boolean
  /** Whether the name is withheld until now. */
  anonymous: boolean
  /** Published, and the viewer may not change what the university has checked. */
  checked: boolean
  files: ReactNode
}

export const challengeSteps = ({ open, anonymous, checked, files }: Shown): FormStep[] => [
  {
    title: 'The problem',
    fields: ['title', 'sector', 'tags', 'description', 'problemStatement'],
    content: (
      <Panel>
        <TextField name="title" />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField name="sector" choices={options(sectors, sectorName)} />
          <TagsField name="tags" />
        </SimpleGrid>
        <TextArea
          name="description"
          hint="What one must know to understand the problem; Markdown makes lists and headings."
        />
        {checked ? (
          <Checked name="problemStatement" />
        ) : (
          <TextArea name="problemStatement" rows={6} hint="What does not work today, where, and what it costs." />
        )}
      </Panel>
    ),
  },
  {
    title: 'What counts as solved',
    fields: ['goal', 'mustHaves', 'trl', 'criteria'],
    content: (
      <Panel>
        {checked ? (
          <>
            <Checked name="goal" />
            <Checked name="mustHaves" />
          </>
        ) : (
          <>
            <TextArea name="goal" rows={3} hint="With a number: how much, by when, measured how." />
            <LinesField name="mustHaves" hint="One per line, five at most." rows={5} />
          </>
        )}
        <NumberField name="trl" hint="The level from which solutions are looked for, 1-9; leave it empty for any." />
        <CriteriaField />
      </Panel>
    ),
  },
  {
    title: 'What you offer',
    fields: ['offer', 'collaborationType', 'fundingRange', 'budget', 'minBudget', 'maxBudget'],
    content: (
      <Panel>
        {checked ? (
          <Checked name="offer" />
        ) : (
          <TextArea name="offer" hint="Funding, data, a pilot site, equipment, people." />
        )}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            name="collaborationType"
            choices={options(collaborationTypes, (value) => collaborationWords[value])}
          />
          <SelectField name="fundingRange" choices={options(fundingRanges, (value) => fundingRangeWords[value])} />
        </SimpleGrid>
        <Text color="fg.muted">If you know it more exactly: one amount, or from and to. AED in whole units.</Text>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <NumberField name="budget" />
          <NumberField name="minBudget" />
          <NumberField name="maxBudget" />
        </SimpleGrid>
      </Panel>
    ),
  },
  {
    title: 'Company and dates',
    fields: ['companyName', 'companyDescription', 'anonymous', 'deadline', 'answerBy'],
    content: (
      <Panel>
        <TextField name="companyName" hint="The company of your account when you leave it empty." />
        <TextArea name="companyDescription" />
        {(!open || anonymous) && (
          <SwitchField
            name="anonymous"
            hint="Researchers see “Company name withheld” until you shortlist their proposal. The university knows it."
          />
        )}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {open ? (
            <Text color="fg.muted">The deadline of a published challenge is changed by extending it.</Text>
          ) : (
            <DateField name="deadline" hint="The last day on which one may propose, in Gulf Standard Time (Dubai)." />
          )}
          <DateField
            name="answerBy"
            hint="The day by which applicants hear. They see it, and so does the university."
          />
        </SimpleGrid>
      </Panel>
    ),
  },
  { title: 'Attachments', fields: [], content: files },
]

function Panel({ children }: { children: ReactNode }) {
  const { values } = useFormikContext<ChallengeValues>()
  const { mustHaves } = values
  const musts = typeof mustHaves === 'string' ? mustHaves.split('\n') : mustHaves
  return (
    <Grid templateColumns={{ base: '1fr', xl: '2fr 1fr' }} gap="4" alignItems="start">
      <Stack bg="bg.panel" borderWidth="1px" borderRadius="md" padding="5" gap="4" minW="0">
        {children}
      </Stack>
      <Section title="Quality checklist">
        <Text color="fg.muted">What researchers look for, and what the university asks before it publishes.</Text>
        <ChallengeChecklist challenge={{ ...values, mustHaves: musts.filter((must) => must.trim()) }} />
      </Section>
    </Grid>
  )
}

/** What the university has checked, to read. */
function Checked({ name }: { name: 'problemStatement' | 'goal' | 'mustHaves' | 'offer' }) {
  const { label } = useRule(name)
  const value = useFormikContext<ChallengeValues>().values[name]
  return (
    <Stack gap="1.5">
      <Text fontWeight="medium" fontSize="sm">
        {label}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {typeof value === 'string' ? value : value.join('\n')}
      </Text>
      <Text fontSize="xs" color="fg.muted">
        Checked by the university. Ask the university team to change it.
      </Text>
    </Stack>
  )
}
