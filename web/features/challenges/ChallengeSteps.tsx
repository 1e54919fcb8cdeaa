/** What is asked of a company at each step of writing a challenge, beside the checklist that ticks while it writes. */
import { Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import * as texts from '#texts/challenges/challengeSteps.js'
import { collaborationTypes, fundingRanges } from '#api/features/challenges/challenge.rules.ts'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import { fundingRangeWords } from '#api/features/challenges/funding.rules.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DateField, LinesField, NumberField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { useRule } from '#web/ui/form/useRule.ts'
import type { FormStep } from '#web/ui/form/FormSteps.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
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
  /** Whether proposals are first screened without names, and whether that is fixed because one was submitted. */
  screening: { fixed: boolean; blind: boolean }
  /** Published, and the viewer may not change what the university has checked. */
  checked: boolean
  files: ReactNode
  /** Whether there are any. */
  filed: boolean
}

export const challengeSteps = ({ open, anonymous, screening, checked, files, filed }: Shown): FormStep[] => [
  {
    title: texts.theProblem(),
    fields: ['title', 'sector', 'tags', 'description', 'problemStatement'],
    content: (
      <Panel>
        <TextField name="title" />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField name="sector" choices={options(sectors, sectorName)} />
          <TagsField name="tags" />
        </SimpleGrid>
        <TextArea name="description" hint={texts.whatOneMustKnowTo()} />
        {checked ? (
          <Checked name="problemStatement" />
        ) : (
          <TextArea name="problemStatement" rows={6} hint={texts.whatDoesNotWorkToday()} />
        )}
      </Panel>
    ),
  },
  {
    title: texts.whatCountsAsSolved(),
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
            <TextArea name="goal" rows={3} hint={texts.withANumberHowMuch()} />
            <LinesField name="mustHaves" hint={texts.onePerLineFiveAt()} rows={5} />
          </>
        )}
        <NumberField name="trl" hint={texts.theLevelFromWhichSolutions()} />
        <CriteriaField />
      </Panel>
    ),
  },
  {
    title: texts.whatYouOffer(),
    fields: ['offer', 'collaborationType', 'fundingRange', 'budget', 'minBudget', 'maxBudget'],
    content: (
      <Panel>
        {checked ? <Checked name="offer" /> : <TextArea name="offer" hint={texts.fundingDataAPilotSite()} />}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            name="collaborationType"
            choices={options(collaborationTypes, (value) => collaborationWords[value])}
          />
          <SelectField name="fundingRange" choices={options(fundingRanges, (value) => fundingRangeWords[value])} />
        </SimpleGrid>
        <Text color="fg.muted">{texts.ifYouKnowItMore()}</Text>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <NumberField name="budget" />
          <NumberField name="minBudget" />
          <NumberField name="maxBudget" />
        </SimpleGrid>
      </Panel>
    ),
  },
  {
    title: texts.companyAndDates(),
    fields: ['companyName', 'companyDescription', 'anonymous', 'blindScreening', 'deadline', 'answerBy'],
    content: (
      <Panel>
        <TextField name="companyName" hint={texts.theCompanyOfYourAccount()} />
        <TextArea name="companyDescription" />
        {(!open || anonymous) && <SwitchField name="anonymous" hint={texts.researchersSeeCompanyNameWithheld()} />}
        {screening.fixed ? (
          <Text color="fg.muted">{screening.blind ? texts.screenedWithoutNames() : texts.screenedWithNames()}</Text>
        ) : (
          <SwitchField name="blindScreening" hint={texts.youSeeWhoApplied()} />
        )}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {open ? (
            <Text color="fg.muted">{texts.theDeadlineOfAPublished()}</Text>
          ) : (
            <DateField name="deadline" hint={texts.theLastDayOnWhich()} />
          )}
          <DateField name="answerBy" hint={texts.theDayByWhichApplicants()} />
        </SimpleGrid>
      </Panel>
    ),
  },
  { title: texts.attachments(), fields: [], content: files, filled: filed },
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
      <Section title={texts.qualityChecklist()}>
        <Text color="fg.muted">{texts.whatResearchersLookForAnd()}</Text>
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
      <WrittenText>{typeof value === 'string' ? value : value.join('\n')}</WrittenText>
      <Text fontSize="xs" color="fg.muted">
        {texts.checkedByTheUniversityAsk()}
      </Text>
    </Stack>
  )
}
