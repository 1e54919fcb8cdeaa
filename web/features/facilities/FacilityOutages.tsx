/** When a facility is out of service; the team takes it back. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/facilities/outages.js'
import type { FacilityOutages_facility$key } from '#web/__generated__/FacilityOutages_facility.graphql.ts'
import type { FacilityOutagesMutation } from '#web/__generated__/FacilityOutagesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'

export function FacilityOutages({ facility }: { facility: FacilityOutages_facility$key }) {
  const { canUpdate, outages } = useFragment(
    graphql`
      fragment FacilityOutages_facility on Facility {
        canUpdate
        outages {
          number
          startsAt
          endsAt
          reason
        }
      }
    `,
    facility,
  )
  const [remove, removing] = useAction<FacilityOutagesMutation>(
    graphql`
      mutation FacilityOutagesMutation($input: RemoveFacilityOutageInput!) {
        removeFacilityOutage(input: $input) {
          facility {
            ...FacilityOutages_facility
          }
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.failed() },
  )
  if (!outages.length) return null
  return (
    <Section title={texts.title()}>
      <Stack as="ul" gap="3" listStyleType="none">
        {outages.map(({ number, startsAt, endsAt, reason }) => (
          <HStack as="li" key={number} justifyContent="space-between" alignItems="start">
            <Stack gap="0">
              <Text>{texts.span({ from: formatTime(startsAt), until: formatTime(endsAt) })}</Text>
              <Text color="fg.muted" fontSize="sm" dir="auto">
                {reason}
              </Text>
            </Stack>
            {canUpdate && (
              <Button
                size="xs"
                variant="outline"
                disabled={removing}
                aria-label={texts.removeFrom({ from: formatTime(startsAt) })}
                onClick={() => void remove({ input: { number } })}
              >
                {texts.remove()}
              </Button>
            )}
          </HStack>
        ))}
      </Stack>
    </Section>
  )
}
