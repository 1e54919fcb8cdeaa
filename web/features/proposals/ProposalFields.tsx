/** The fields of a proposal, with counters in characters and in words. */
import { Fieldset, HStack, SimpleGrid, chakra } from '@chakra-ui/react'
import { useField, useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { textLimits } from '#api/features/proposals/proposal.rules.ts'
import type { SupportOption } from '#web/__generated__/ProposalDialog_proposal.graphql.ts'
import type { ProposalFields_query$key } from '#web/__generated__/ProposalFields_query.graphql.ts'
import { trlNames } from '#web/features/projects/projectWords.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { fieldId } from '#web/ui/form/ErrorSummary.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { Tick } from '#web/ui/form/Tick.tsx'
import { counted, supportChoices, supportWords } from './proposalWords.ts'

export interface ProposalValues {
  proposalTitle: string
  ideaSummary: string
  addressingChallenge: string
  priorWork: string
  trl: number | ''
  timeline: string
  supportNeeded: readonly SupportOption[]
  projectId: string
}

const levels = trlNames.map((name, at) => ({ value: String(at + 1), label: `TRL ${at + 1} – ${name}` }))

export function ProposalFields({ query }: { query: ProposalFields_query$key }) {
  const { projects } = useFragment(
    graphql`
      fragment ProposalFields_query on Query {
        projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
              canUpdate
            }
          }
        }
      }
    `,
    query,
  )
  const own = nodesOf(projects).filter(({ canUpdate }) => canUpdate)
  return (
    <>
      <TextField name="proposalTitle" hint="Optional" />
      <Counted name="ideaSummary" rows={6} />
      <Counted name="addressingChallenge" rows={5} />
      <Counted name="priorWork" rows={3} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField name="trl" placeholder="Select a TRL level" choices={levels} />
        <TextField name="timeline" placeholder="For example: 9 months" />
      </SimpleGrid>
      <SupportField />
      {own.length > 0 && (
        <SelectField
          name="projectId"
          placeholder="No project"
          choices={own.map(({ id, title }) => ({ value: id, label: title }))}
          hint="Optional. The company sees of it what it may see of the project anyway."
        />
      )}
    </>
  )
}

function Counted({ name, rows }: { name: keyof typeof textLimits; rows: number }) {
  const { values } = useFormikContext<ProposalValues>()
  const { characters, words } = textLimits[name]
  return <TextArea name={name} rows={rows} hint={counted(values[name], characters, words)} />
}

function SupportField() {
  const name = 'supportNeeded'
  const [{ value }, { error, touched }, { setValue }] = useField<readonly SupportOption[]>(name)
  return (
    <Fieldset.Root id={fieldId(name)} invalid={Boolean(error && touched)}>
      <Fieldset.Legend>
        Support needed <chakra.span color="fg.error">*</chakra.span>
      </Fieldset.Legend>
      <HStack gap="5" rowGap="3" flexWrap="wrap">
        {supportChoices.map((option) => (
          <chakra.label key={option} display="inline-flex" alignItems="center" gap="2.5">
            <Tick
              name={option}
              checked={value.includes(option)}
              onChange={(checked) =>
                void setValue(supportChoices.filter((one) => (one === option ? checked : value.includes(one))))
              }
            />
            {supportWords[option]}
          </chakra.label>
        ))}
      </HStack>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  )
}
