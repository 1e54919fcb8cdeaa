/** The looks that were published: who published which, when, and the way back to each. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/branding/page.js'
import type { LookVersions_desk$key } from '#web/__generated__/LookVersions_desk.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'

interface Props {
  desk: LookVersions_desk$key
  restore: (version: number) => void
}

export function LookVersions({ desk, restore }: Props) {
  const { versions } = useFragment(
    graphql`
      fragment LookVersions_desk on WhiteLabelDesk {
        versions {
          number
          publishedAt
          publishedBy {
            name
          }
          look {
            platformName
            accentColor
            backgroundColor
            textColor
            mailColor
          }
        }
      }
    `,
    desk,
  )
  return (
    <Section title={texts.versions()}>
      {versions.length === 0 && <Text color="fg.muted">{texts.noVersions()}</Text>}
      <Stack as="ol" listStyleType="none" gap="3">
        {versions.map(({ number, publishedAt, publishedBy, look }, nth) => (
          <HStack as="li" key={number} gap="4" wrap="wrap" justifyContent="space-between">
            <Box>
              <HStack gap="2">
                <Text fontWeight="semibold">{look.platformName}</Text>
                <Swatches colours={[look.accentColor, look.backgroundColor, look.textColor, look.mailColor]} />
              </HStack>
              <Text color="fg.muted" fontSize="sm">
                {publishedBy
                  ? texts.publishedBy({ name: publishedBy.name, time: formatTime(publishedAt) })
                  : texts.publishedUntil({ time: formatTime(publishedAt) })}
              </Text>
            </Box>
            {nth === 0 ? (
              <Text color="fg.muted">{texts.isShown()}</Text>
            ) : (
              <Button
                size="sm"
                variant="outline"
                aria-label={texts.restoreNamed({ name: look.platformName, time: formatTime(publishedAt) })}
                onClick={() => restore(number)}
              >
                {texts.restore()}
              </Button>
            )}
          </HStack>
        ))}
      </Stack>
    </Section>
  )
}

const Swatches = ({ colours }: { colours: readonly string[] }) => (
  <HStack gap="1" aria-hidden>
    {colours.map((colour, nth) => (
      <Box key={nth} boxSize="3" borderRadius="sm" borderWidth="1px" style={{ background: colour }} />
    ))}
  </HStack>
)
