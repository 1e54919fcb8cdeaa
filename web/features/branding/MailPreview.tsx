/** A mail in the look, in light and in dark, by the same frame that mails are sent in. */
import { chakra, Stack, Text } from '@chakra-ui/react'
import { namesIn } from '#api/features/branding/names.rules.ts'
import { escaped, mailFrame } from '#api/mailFrame.rules.ts'
import * as texts from '#texts/branding/page.js'
import { usePictureAddress } from './pictureAddresses.ts'
import type { LookValues } from './lookValues.ts'

const body = `<p>${escaped(texts.mailGreeting())}</p><p>${escaped(texts.mailText())}</p>
<p><span class="button">${escaped(texts.previewButton())}</span></p>`

const schemes = { light: texts.light(), dark: texts.dark() } as const

export function MailPreview({ look }: { look: LookValues }) {
  const { mailColor, mailFooter, logoHasName, logoPaperUrl } = look
  const addressOf = usePictureAddress()
  const { platformName, tagline } = namesIn('en', look)
  const frame = { platformName, tagline, mailColor, mailFooter, logoHasName, logo: addressOf(logoPaperUrl) || null }
  return (['light', 'dark'] as const).map((scheme) => (
    <Stack key={scheme} gap="1">
      <Text fontSize="xs" color="fg.muted">
        {schemes[scheme]}
      </Text>
      <chakra.iframe
        title={texts.mailPreview({ scheme: schemes[scheme] })}
        srcDoc={mailFrame({ title: texts.mail(), body, foot: '' }, frame, scheme)}
        // Its pictures are ours; nothing in it runs.
        sandbox="allow-same-origin"
        width="full"
        height="340px"
        borderWidth="1px"
        borderRadius="md"
      />
    </Stack>
  ))
}
