/** The fields of a proposal, with counters in characters and in words. */
import { SimpleGrid } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalFields.js'
import { textLimits } from '#api/features/proposals/proposal.rules.ts'
import type { ProposalFields_query$key } from '#web/__generated__/ProposalFields_query.graphql.ts'
import { trlNames } from '#web/features/projects/projectWords.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import type { ProposalValues } from './proposalValues.ts'
import { counted, supportChoices, supportWords } from './proposalWords.ts'

const levels = trlNames.map((name, at) => ({
  value: String(at + 1),
  label: texts.trl({ number: at + 1, name }),
}))

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
      <TextField name="proposalTitle" hint={texts.optional()} />
      <Counted name="ideaSummary" rows={6} />
      <Counted name="addressingChallenge" rows={5} />
      <Counted name="priorWork" rows={3} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField name="trl" placeholder={texts.selectATrlLevel()} choices={levels} />
        <TextField name="timeline" placeholder={texts.forExample9Months()} />
      </SimpleGrid>
      <TicksField
        name="supportNeeded"
        choices={supportChoices.map((value) => ({ value, label: supportWords[value] }))}
      />
      {own.length > 0 && (
        <SelectField
          name="projectId"
          placeholder={texts.noProject()}
          choices={own.map(({ id, title }) => ({ value: id, label: title }))}
          hint={texts.optionalTheCompanySeesOf()}
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
