/** By which channels a kind reaches those who have not chosen; what must arrive says so. */
import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { setNotificationDefaultRules } from '#api/features/notificationCatalogue/catalogue.rules.ts'
import * as texts from '#texts/notificationCatalogue/channels.js'
import type { KindChannels_kind$key } from '#web/__generated__/KindChannels_kind.graphql.ts'
import type { KindChannelsMutation } from '#web/__generated__/KindChannelsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { SwitchField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { channelsInWords, mailInWords, mailWays } from './catalogueWords.ts'

const rules = setNotificationDefaultRules.whole
const ways = Object.entries(mailWays).map(([value, label]) => ({ value, label }))

export function KindChannels({ kind: key }: { kind: KindChannels_kind$key }) {
  const { kind, title, always, bell, email, usualEmail, deviating } = useFragment(
    graphql`
      fragment KindChannels_kind on CatalogueKind {
        kind
        title
        always
        bell
        email
        usualEmail
        deviating
      }
    `,
    key,
  )
  const [set] = useAction<KindChannelsMutation>(
    graphql`
      mutation KindChannelsMutation($input: SetNotificationDefaultInput!) {
        setNotificationDefault(input: $input) {
          kind {
            name
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const [open, setOpen] = useState(false)
  const fixed = always || !kind
  return (
    <Section title={texts.title()}>
      <Facts
        facts={[
          [texts.usual(), channelsInWords({ kind, always, bell, email })],
          [texts.product(), usualEmail && texts.productSays({ way: mailInWords(usualEmail) })],
          [texts.deviating(), !fixed && texts.people({ count: deviating })],
        ]}
      />
      <Text color="fg.muted">{fixed ? (always ? texts.fixed() : texts.chosen()) : texts.own()}</Text>
      {!fixed && (
        <Button alignSelf="start" variant="outline" onClick={() => setOpen(true)}>
          {texts.change()}
        </Button>
      )}
      {open && kind && (
        <FormDialog
          call="setNotificationDefault"
          open
          onClose={() => setOpen(false)}
          title={texts.changeOf({ title })}
          rules={rules}
          initial={{ bell: bell ?? true, email: email ?? 'OFF' }}
          action={(_, __, edit) => set({ input: { ...edit, kind } as never })}
          submit={texts.save()}
        >
          <SwitchField name="bell" />
          <SelectField name="email" choices={ways} />
          <Text color="fg.muted">{texts.own()}</Text>
        </FormDialog>
      )}
    </Section>
  )
}
