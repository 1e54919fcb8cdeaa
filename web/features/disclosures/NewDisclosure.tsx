/** Begins an invention disclosure: its title and the project that it came from. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { createDisclosureRules } from '#api/features/disclosures/disclosure.rules.ts'
import * as texts from '#texts/disclosures/form.js'
import type { NewDisclosure_query$key } from '#web/__generated__/NewDisclosure_query.graphql.ts'
import type { NewDisclosureMutation } from '#web/__generated__/NewDisclosureMutation.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

export function NewDisclosure({ query, onClose }: { query: NewDisclosure_query$key; onClose: () => void }) {
  const { projects } = useFragment(
    graphql`
      fragment NewDisclosure_query on Query {
        projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    query,
  )
  const navigate = useNavigate()
  const [create] = useAction<NewDisclosureMutation>(
    graphql`
      mutation NewDisclosureMutation($input: CreateDisclosureInput!) {
        createDisclosure(input: $input) {
          disclosure {
            path
          }
        }
      }
    `,
    { success: { title: texts.begun() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createDisclosure"
      open
      onClose={onClose}
      title={texts.newTitle()}
      rules={createDisclosureRules}
      initial={{ title: '', projectId: '' }}
      action={async (values) => {
        const begun = await create({ input: values })
        const path = begun.ok && begun.data.createDisclosure.disclosure?.path
        if (path) void navigate(path)
        return begun
      }}
      submit={texts.begin()}
    >
      <Text color="fg.muted">{texts.newHint()}</Text>
      <TextField name="title" />
      <SelectField
        name="projectId"
        placeholder={texts.noProject()}
        choices={nodesOf(projects).map(({ id, title }) => ({ value: id, label: title }))}
      />
    </FormDialog>
  )
}
