/** The look of the platform, with how it will be read. */
import { Box, Grid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { saveWhiteLabelRules } from '#api/features/branding/branding.rules.ts'
import * as texts from '#texts/branding/page.js'
import type {
  WhiteLabelForm_look$data,
  WhiteLabelForm_look$key,
} from '#web/__generated__/WhiteLabelForm_look.graphql.ts'
import type { WhiteLabelFormMutation } from '#web/__generated__/WhiteLabelFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { ColourField } from './ColourField.tsx'
import { ColourFields } from './ColourFields.tsx'
import { LabelFields } from './LabelFields.tsx'
import { LookPreview, type previews } from './LookPreview.tsx'
import type { LookValues } from './lookValues.ts'
import { NameFields } from './NameFields.tsx'
import { PictureFields } from './PictureFields.tsx'

/** The labels that hold for everybody, as rows; others are for one role, and stay as they are. */
const rowsOf = (labels: unknown): [string, string][] =>
  Object.entries((labels ?? {}) as Record<string, unknown>).flatMap(([key, label]) =>
    typeof label === 'string' ? [[key, label]] : [],
  )

function valuesOf({ sidebarLabels, roleLabels, ...look }: WhiteLabelForm_look$data): LookValues {
  const { ' $fragmentType': _type, ...values } = look
  return {
    ...values,
    faviconUrl: look.faviconUrl ?? '',
    logoUrl: look.logoUrl ?? '',
    logoDarkUrl: look.logoDarkUrl ?? '',
    logoPaperUrl: look.logoPaperUrl ?? '',
    roleLabels: rowsOf(roleLabels).map(([role, label]) => ({ role: role.toUpperCase(), label })),
    sidebarLabels: rowsOf(sidebarLabels).map(([path, label]) => ({ path, label })),
  }
}

/** `revision` is the one that is shown, so that saving over somebody else's change is refused. */
export function WhiteLabelForm({ look: key, revision }: { look: WhiteLabelForm_look$key; revision: number }) {
  const look = useFragment(
    graphql`
      fragment WhiteLabelForm_look on WhiteLabel {
        platformName
        shortName
        tagline
        arabicName
        arabicShortName
        arabicTagline
        accentColor
        backgroundColor
        textColor
        primaryColor
        secondaryColor
        mailColor
        mailFooter
        faviconUrl
        logoUrl
        logoDarkUrl
        logoPaperUrl
        logoHasName
        sidebarLabels
        roleLabels
      }
    `,
    key,
  )
  const [save] = useAction<WhiteLabelFormMutation>(
    graphql`
      mutation WhiteLabelFormMutation($input: SaveWhiteLabelInput!) {
        saveWhiteLabel(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  // The form begins again with what was saved; the preview stays.
  const [preview, setPreview] = useState<keyof typeof previews>('light')
  const initial = valuesOf(look)
  return (
    <Form
      key={JSON.stringify(initial)}
      call="saveWhiteLabel"
      rules={saveWhiteLabelRules.omit(['revision'])}
      initial={initial}
      action={(values) => save({ input: { ...values, revision } as never })}
      actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="5">
        <Stack gap="5">
          <Section title={texts.names()}>
            <NameFields />
          </Section>
          <Section title={texts.pictures()}>
            <PictureFields />
          </Section>
          <Section title={texts.colors()}>
            <ColourFields />
          </Section>
          <Section title={texts.mails()}>
            <ColourField name="mailColor" hint={texts.mailColorHint()} />
            <TextArea name="mailFooter" rows={3} hint={texts.mailFooterHint()} />
          </Section>
          <Section title={texts.labels()}>
            <LabelFields />
          </Section>
        </Stack>
        <Box position={{ xl: 'sticky' }} top="20" alignSelf="start">
          <LookPreview tab={preview} onTab={setPreview} />
        </Box>
      </Grid>
    </Form>
  )
}
