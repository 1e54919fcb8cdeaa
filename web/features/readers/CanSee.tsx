/** Whether one person can see a record, and why; for the university. */
import { Field, Stack, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/readers/question.js'
import type { CanSeeQuery } from '#web/__generated__/CanSeeQuery.graphql.ts'
import { PersonBox } from '#web/features/people/PersonBox.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { DialogPart } from './DialogPart.tsx'

export function CanSee({ record }: { record: string }) {
  const [person, setPerson] = useState('')
  return (
    <DialogPart title={texts.canSomebodySeeThis()}>
      <Field.Root>
        <Field.Label>{texts.person()}</Field.Label>
        <PersonBox value={person} onChange={setPerson} />
      </Field.Root>
      <div aria-live="polite">
        {person && (
          <Suspense fallback={<PartSpinner />}>
            <Answer key={person} userId={person} id={record} />
          </Suspense>
        )}
      </div>
    </DialogPart>
  )
}

function Answer(variables: CanSeeQuery['variables']) {
  const { canSee } = useRead<CanSeeQuery>(
    graphql`
      query CanSeeQuery($id: ID!, $userId: ID!) {
        canSee(id: $id, userId: $userId) {
          can
          why
          rule
          reasons {
            name
            why
          }
          meaning
          permission
          relation
          person {
            name
          }
        }
      }
    `,
    variables,
  )
  const { can, why, rule, reasons, person, meaning, permission, relation } = canSee
  const name = person?.name ?? ''
  return (
    <Stack gap="1" bg="bg.muted" borderRadius="md" padding="3">
      <Text fontWeight="medium">{can ? texts.yes({ name }) : texts.no({ name })}</Text>
      {reasons.length > 1 ? (
        <Stack as="ul" gap="1" ps="5" aria-label={texts.reasons()}>
          {reasons.map((reason) => (
            <li key={reason.name}>{reason.why}</li>
          ))}
        </Stack>
      ) : (
        <Text>{why}</Text>
      )}
      {can && rule && <Text color="fg.muted">{rule}</Text>}
      <Text color="fg.muted" fontSize="xs">
        {texts.rule({ meaning, permission, relation: relation ?? 'none' })}
      </Text>
    </Stack>
  )
}
