/** Sets the commercial potential, with a reason that is kept. */
import { Button } from '@chakra-ui/react'
import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/assessPotential.js'
import { assessProjectRules } from '#api/features/projects/project.rules.ts'
import type { AssessPotential_project$key } from '#web/__generated__/AssessPotential_project.graphql.ts'
import type { AssessPotentialMutation } from '#web/__generated__/AssessPotentialMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { NumberField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = assessProjectRules.omit(['id'])

export function AssessPotential({ project }: { project: AssessPotential_project$key }) {
  const { id, commercialPotential } = useFragment(
    graphql`
      fragment AssessPotential_project on Project {
        id
        commercialPotential
      }
    `,
    project,
  )
  const [open, setOpen] = useState(false)
  const [assess] = useAction<AssessPotentialMutation>(
    graphql`
      mutation AssessPotentialMutation($input: AssessProjectInput!) {
        assessProject(input: $input) {
          project {
            commercialPotential
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.commercialPotentialSaved() } },
  )
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Gauge size={16} aria-hidden />
        {texts.assess()}
      </Button>
      <FormDialog
        call="assessProject"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.commercialPotential()}
        rules={rules}
        initial={{ commercialPotential: (commercialPotential ?? '') as number | string | null, comment: '' }}
        action={(values) => assess({ input: { id, ...values } as AssessPotentialMutation['variables']['input'] })}
        submit={texts.save()}
      >
        <NumberField name="commercialPotential" hint={texts.percent0100EmptyTakesThe()} />
        <TextArea name="comment" rows={3} />
      </FormDialog>
    </>
  )
}
