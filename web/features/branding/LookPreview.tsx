/** How a look will be read: text, a link and a button in its colours, on its background. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { isColour, readableOn, textOn } from '#api/colour.rules.ts'
import * as texts from '#texts/branding/page.js'
import { Section } from '#web/ui/Facts.tsx'

interface Look {
  platformName: string
  accentColor: string
  backgroundColor: string
  textColor: string
}

export function LookPreview() {
  const { values } = useFormikContext<Look>()
  const { accentColor: accent, backgroundColor: background, textColor: text, platformName } = values
  if (![accent, background, text].every(isColour)) return null
  return (
    <Section title={texts.preview()}>
      <Stack
        aria-hidden
        gap="3"
        padding="4"
        borderRadius="md"
        borderWidth="1px"
        style={{ background, color: readableOn(text, background, 7) }}
      >
        <Text fontWeight="semibold">{platformName}</Text>
        <Text>
          {texts.previewText()}{' '}
          <span style={{ color: readableOn(accent, background), textDecoration: 'underline' }}>
            {texts.previewLink()}
          </span>
        </Text>
        <Box
          alignSelf="start"
          paddingX="4"
          paddingY="2"
          borderRadius="md"
          fontWeight="semibold"
          style={{ background: accent, color: textOn(accent) }}
        >
          {texts.previewButton()}
        </Box>
      </Stack>
    </Section>
  )
}
