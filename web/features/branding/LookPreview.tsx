/** How a look will be read: a page in light and in dark, and a mail. */
import { Stack } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { isColour } from '#api/colour.rules.ts'
import * as texts from '#texts/branding/page.js'
import { Section } from '#web/ui/Facts.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { MailPreview } from './MailPreview.tsx'
import { PagePreview } from './PagePreview.tsx'
import type { LookValues } from './lookValues.ts'

const tabs = { light: texts.light(), dark: texts.dark(), mail: texts.mail() }

export function LookPreview() {
  const { values } = useFormikContext<LookValues>()
  const [tab, setTab] = useState<keyof typeof tabs>('light')
  const { accentColor, backgroundColor, textColor, mailColor } = values
  if (![accentColor, backgroundColor, textColor, mailColor].every(isColour)) return null
  return (
    <Section title={texts.preview()}>
      <Tabs value={tab} onChange={setTab} tabs={tabs} fitted>
        <Stack gap="4">
          {tab === 'mail' ? <MailPreview look={values} /> : <PagePreview look={values} dark={tab === 'dark'} />}
        </Stack>
      </Tabs>
    </Section>
  )
}
