/** The fields of a disclosure, in the sections in which it is read. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { percentOf } from '#api/features/disclosures/shares.rules.ts'
import * as texts from '#texts/disclosures/form.js'
import type { UnsignedDisclosure_disclosure$data } from '#web/__generated__/UnsignedDisclosure_disclosure.graphql.ts'
import type { DisclosureFields_query$key } from '#web/__generated__/DisclosureFields_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { RowArea, RowsField, RowText } from '#web/ui/form/RowsField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { InventorsField, type InventorRow } from './InventorsField.tsx'
import { PublicEventsField, type EventRow } from './PublicEventsField.tsx'

const noFunder = { name: '', grantNumber: '', terms: '' }
const noPriorArt = { reference: '', link: '', difference: '' }

/** What the form begins with. */
export const disclosureValues = ({
  title,
  abstract,
  problem,
  novelty,
  project,
  publicEvents,
  funding,
  priorArt,
  inventors,
}: Omit<UnsignedDisclosure_disclosure$data, ' $fragmentType' | ' $fragmentSpreads'>) => ({
  title,
  abstract,
  problem,
  novelty,
  projectId: project?.id ?? '',
  inventors: inventors.map(({ person, name, email, affiliation, role, share }): InventorRow => ({
    userId: person?.id ?? null,
    name,
    email,
    affiliation,
    role,
    share: String(percentOf(share)),
  })),
  publicEvents: publicEvents.map((event): EventRow => ({ ...event })),
  funding: funding.map((one) => ({ ...one })),
  priorArt: priorArt.map((one) => ({ ...one })),
})
export type DisclosureValues = ReturnType<typeof disclosureValues>

export function DisclosureFields({ query }: { query: DisclosureFields_query$key }) {
  const { projects } = useFragment(
    graphql`
      fragment DisclosureFields_query on Query {
        projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <Stack gap="4">
      <Section title={texts.invention()}>
        <TextField name="title" />
        <TextArea name="abstract" rows={6} hint={texts.abstractHint()} />
        <TextArea name="problem" rows={4} hint={texts.problemHint()} />
        <TextArea name="novelty" rows={4} hint={texts.noveltyHint()} />
        <SelectField
          name="projectId"
          placeholder={texts.noProject()}
          choices={nodesOf(projects).map(({ id, title }) => ({ value: id, label: title }))}
        />
      </Section>
      <Section title={texts.people()}>
        <InventorsField />
      </Section>
      <Section title={texts.disclosed()}>
        <Text role="note" bg="bg.warning" borderRadius="md" padding="3">
          {texts.warning()}
        </Text>
        <PublicEventsField />
      </Section>
      <Section title={texts.money()}>
        <RowsField
          name="funding"
          hint={texts.fundingHint()}
          empty={noFunder}
          most={30}
          add={texts.addFunder()}
          rowName={(number) => texts.funderNumber({ number })}
          remove={(number) => texts.removeFunder({ number })}
        >
          {(row, set) => (
            <>
              <RowText required label={texts.funder()} value={row.name} onChange={(name) => set({ name })} />
              <RowText
                label={texts.grantNumber()}
                value={row.grantNumber}
                onChange={(grantNumber) => set({ grantNumber })}
              />
              <RowArea label={texts.terms()} value={row.terms} onChange={(terms) => set({ terms })} />
            </>
          )}
        </RowsField>
      </Section>
      <Section title={texts.closest()}>
        <RowsField
          name="priorArt"
          hint={texts.priorArtHint()}
          empty={noPriorArt}
          most={50}
          add={texts.addPriorArt()}
          rowName={(number) => texts.priorArtNumber({ number })}
          remove={(number) => texts.removePriorArt({ number })}
        >
          {(row, set) => (
            <>
              <RowText
                required
                label={texts.reference()}
                value={row.reference}
                onChange={(reference) => set({ reference })}
              />
              <RowText type="url" label={texts.link()} value={row.link} onChange={(link) => set({ link })} />
              <RowArea
                label={texts.difference()}
                value={row.difference}
                onChange={(difference) => set({ difference })}
              />
            </>
          )}
        </RowsField>
      </Section>
    </Stack>
  )
}
