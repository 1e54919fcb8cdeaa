/** The look of the platform, with how it will be read. */
import { Box, Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { saveWhiteLabelRules } from '#api/features/branding/branding.rules.ts'
import * as texts from '#texts/branding/page.js'
import type { WhiteLabelForm_look$key } from '#web/__generated__/WhiteLabelForm_look.graphql.ts'
import type { WhiteLabelFormMutation } from '#web/__generated__/WhiteLabelFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { ColourField } from './ColourField.tsx'
import { IconField } from './IconField.tsx'
import { LabelFields } from './LabelFields.tsx'
import { LookPreview } from './LookPreview.tsx'

/** The labels that hold for everybody, as rows; others are for one role, and stay as they are. */
const rowsOf = (labels: unknown): [string, string][] =>
  Object.entries((labels ?? {}) as Record<string, unknown>).flatMap(([key, label]) =>
    typeof label === 'string' ? [[key, label]] : [],
  )

export function WhiteLabelForm({ look: key }: { look: WhiteLabelForm_look$key }) {
  const { faviconUrl, roleLabels, sidebarLabels, ...look } = useFragment(
    graphql`
      fragment WhiteLabelForm_look on WhiteLabel {
        platformName
        accentColor
        backgroundColor
        textColor
        primaryColor
        secondaryColor
        faviconUrl
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
  const { platformName, accentColor, backgroundColor, textColor, primaryColor, secondaryColor } = look
  const initial = {
    platformName,
    accentColor,
    backgroundColor,
    textColor,
    primaryColor,
    secondaryColor,
    faviconUrl: faviconUrl ?? '',
    roleLabels: rowsOf(roleLabels).map(([role, label]) => ({ role: role.toUpperCase(), label })),
    sidebarLabels: rowsOf(sidebarLabels).map(([path, label]) => ({ path, label })),
  }
  return (
    <Form
      key={JSON.stringify(initial)}
      call="saveWhiteLabel"
      rules={saveWhiteLabelRules}
      initial={initial}
      action={(values) => save({ input: values as never })}
      actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="5">
        <Stack gap="5">
          <Section title={texts.names()}>
            <TextField name="platformName" autoComplete="off" />
            <IconField name="faviconUrl" />
          </Section>
          <Section title={texts.colors()}>
            <Text color="fg.muted" fontSize="sm">
              {texts.colorsHint()}
            </Text>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
              <ColourField name="backgroundColor" />
              <ColourField name="textColor" />
              <ColourField name="accentColor" />
              <ColourField name="primaryColor" />
              <ColourField name="secondaryColor" />
            </SimpleGrid>
          </Section>
          <Section title={texts.labels()}>
            <LabelFields />
          </Section>
        </Stack>
        <Box position={{ xl: 'sticky' }} top="20" alignSelf="start">
          <LookPreview />
        </Box>
      </Grid>
    </Form>
  )
}
