/** Sets the commercial potential, with a reason that is kept. */
import { Button, CloseButton, Dialog, Portal } from '@chakra-ui/react'
import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { assessProjectRules } from '#api/features/projects/project.rules.ts'
import type { AssessPotential_project$key } from '#web/__generated__/AssessPotential_project.graphql.ts'
import type { AssessPotentialMutation } from '#web/__generated__/AssessPotentialMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { NumberField, TextArea } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

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
          }
        }
      }
    `,
    { success: { title: 'Commercial potential saved' } },
  )
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      lazyMount
      unmountOnExit
      placement="center"
    >
      <Dialog.Trigger asChild>
        <Button variant="outline">
          <Gauge size={16} aria-hidden />
          Assess
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Commercial potential</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <Form
                rules={rules}
                guard={false}
                initial={{ commercialPotential: (commercialPotential ?? '') as number | string | null, comment: '' }}
                action={(values) =>
                  assess({ input: { id, ...values } as AssessPotentialMutation['variables']['input'] })
                }
                onDone={() => setOpen(false)}
                actions={<SubmitButton>Save</SubmitButton>}
              >
                <NumberField name="commercialPotential" hint="Percent, 0-100; empty takes the assessment back." />
                <TextArea name="comment" rows={3} />
              </Form>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
