/** Who of the team is away now or later, and who stands in. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/duties/absences.js'
import type { AbsencesMutation } from '#web/__generated__/AbsencesMutation.graphql.ts'
import type { Absences_absence$key } from '#web/__generated__/Absences_absence.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RecordAbsence } from './RecordAbsence.tsx'

export function Absences({ absences }: { absences: Absences_absence$key }) {
  const rows = useFragment(
    graphql`
      fragment Absences_absence on Absence @relay(plural: true) {
        personId
        name
        coverName
        from
        until
      }
    `,
    absences,
  )
  const [adding, setAdding] = useState(false)
  const confirm = useConfirm()
  const [end] = useAction<AbsencesMutation>(
    graphql`
      mutation AbsencesMutation($input: EndAbsenceInput!) {
        endAbsence(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.ended() }, failure: texts.endFailed() },
  )
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.hint()}</Text>
      {rows.length === 0 ? (
        <Text color="fg.muted">{texts.none()}</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
          {rows.map(({ personId, name, coverName, from, until }) => (
            <HStack as="li" key={personId} gap="4" paddingY="2" borderBottomWidth="1px">
              <Stack flex="1" minW="0" gap="0">
                <Text fontWeight="medium">{name}</Text>
                <Text fontSize="xs" color="fg.muted">
                  {texts.row({ from: formatDate(from), until: formatDate(until), cover: coverName })}
                </Text>
              </Stack>
              <Button
                size="xs"
                variant="outline"
                aria-label={texts.endNamed({ name })}
                onClick={() =>
                  confirm({
                    title: texts.endQuestion(),
                    message: texts.endMeaning({ name }),
                    confirm: texts.end(),
                    danger: true,
                    onConfirm: async () => (await end({ input: { userId: personId } })).ok,
                  })
                }
              >
                {texts.end()}
              </Button>
            </HStack>
          ))}
        </Stack>
      )}
      <Button size="sm" variant="outline" alignSelf="start" onClick={() => setAdding(true)}>
        <Plus size={16} aria-hidden />
        {texts.add()}
      </Button>
      <RecordAbsence open={adding} onClose={() => setAdding(false)} />
    </Section>
  )
}
