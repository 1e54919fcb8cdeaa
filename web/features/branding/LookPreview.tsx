/** How a look will be read: a page in light and in dark, and a mail. */
import { Stack } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { isColour } from '#api/colour.rules.ts'
import * as texts from '#texts/branding/page.js'
import { Section } from '#web/ui/Facts.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { MailPreview } from './MailPreview.tsx'
import { PagePreview } from './PagePreview.tsx'
import type { LookValues } from './lookValues.ts'

export const previews = { light: texts.light(), dark: texts.dark(), mail: texts.mail() }

interface Props {
  tab: keyof typeof previews
  onTab: (tab: keyof typeof previews) => void
}

export function LookPreview({ tab, onTab }: Props) {
  const { values } = useFormikContext<LookValues>()
  const { accentColor, backgroundColor, textColor, mailColor } = values
  if (![accentColor, backgroundColor, textColor, mailColor].every(isColour)) return null
  return (
    <Section title={texts.preview()}>
      <Tabs value={tab} onChange={onTab} tabs={previews} fitted>
        <Stack gap="4">
          {tab === 'mail' ? <MailPreview look={values} /> : <PagePreview look={values} dark={tab === 'dark'} />}
        </Stack>
      </Tabs>
    </Section>
  )
}
