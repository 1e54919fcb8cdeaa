/** A page as the look makes it: the sidebar with logo and name, and a card with text, a link and a button. */
import { Box, Flex, HStack, Image, Stack, Text } from '@chakra-ui/react'
import { readableOn, textOn } from '#api/colour.rules.ts'
import { namesIn } from '#api/features/branding/names.rules.ts'
import * as texts from '#texts/branding/page.js'
import { brandColours } from '#web/tokens.ts'
import { usePictureAddress } from './pictureAddresses.ts'
import type { LookValues } from './lookValues.ts'

/** As the theme has them (web/theme.ts). */
const lightSurfaces = { panel: '#ffffff', muted: '#4a5a68', border: '#dde4e8' }
const darkSurfaces = { canvas: '#0c1216', panel: '#131b21', ink: '#e7edf1', muted: '#a9b8c3', border: '#2a3740' }

function coloursOf({ accentColor: accent, backgroundColor, textColor }: LookValues, dark: boolean) {
  const brand = brandColours(accent)
  return dark
    ? { ...darkSurfaces, link: brand['fg-dark'], chosen: brand['subtle-dark'] }
    : {
        ...lightSurfaces,
        canvas: backgroundColor,
        ink: readableOn(textColor, backgroundColor, 7),
        link: brand['fg-light'],
        chosen: brand['subtle-light'],
      }
}

export function PagePreview({ look, dark }: { look: LookValues; dark: boolean }) {
  const { canvas, panel, ink, muted, border, link, chosen } = coloursOf(look, dark)
  const { shortName, tagline } = namesIn('en', look)
  const logo = usePictureAddress()((dark && look.logoDarkUrl) || look.logoUrl)
  return (
    <Flex aria-hidden borderWidth="1px" borderRadius="md" overflow="hidden" style={{ background: canvas, color: ink }}>
      <Stack gap="3" padding="3" width="40%" style={{ background: panel, borderInlineEnd: `1px solid ${border}` }}>
        <HStack gap="2" minHeight="8">
          {logo && <Image src={logo} alt="" height="6" maxWidth="24" objectFit="contain" />}
          {!(logo && look.logoHasName) && (
            <Text fontWeight="semibold" truncate>
              {shortName}
            </Text>
          )}
        </HStack>
        <Text paddingX="2" paddingY="1" borderRadius="md" style={{ background: chosen, color: link }}>
          {texts.previewEntry()}
        </Text>
      </Stack>
      <Stack gap="3" padding="4" flex="1" minW="0">
        {tagline && <Text style={{ color: link }}>{tagline}</Text>}
        <Stack gap="3" padding="3" borderRadius="md" style={{ background: panel, border: `1px solid ${border}` }}>
          <Text>
            {texts.previewText()}{' '}
            <span style={{ color: link, textDecoration: 'underline' }}>{texts.previewLink()}</span>
          </Text>
          <Text fontSize="xs" style={{ color: muted }}>
            {texts.previewMuted()}
          </Text>
          <Box
            alignSelf="start"
            paddingX="4"
            paddingY="2"
            borderRadius="md"
            fontWeight="semibold"
            style={{ background: look.accentColor, color: textOn(look.accentColor) }}
          >
            {texts.previewButton()}
          </Box>
        </Stack>
      </Stack>
    </Flex>
  )
}
