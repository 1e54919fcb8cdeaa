/** The draft of a disclosure: it is written on, signatures are requested, or it is deleted or withdrawn. */
import { HStack } from '@chakra-ui/react'
import { useRef } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateDisclosureRules } from '#api/features/disclosures/disclosure.rules.ts'
import * as texts from '#texts/disclosures/form.js'
import * as words from '#texts/disclosures/view.js'
import type { UnsignedDisclosure_disclosure$key } from '#web/__generated__/UnsignedDisclosure_disclosure.graphql.ts'
import type { UnsignedDisclosureRequestMutation } from '#web/__generated__/UnsignedDisclosureRequestMutation.graphql.ts'
import type { UnsignedDisclosureUpdateMutation } from '#web/__generated__/UnsignedDisclosureUpdateMutation.graphql.ts'
import type { DisclosureFields_query$key } from '#web/__generated__/DisclosureFields_query.graphql.ts'
import type { useKeptDraft_viewer$key } from '#web/__generated__/useKeptDraft_viewer.graphql.ts'
import { KeptChanges } from '#web/features/drafts/KeptChanges.tsx'
import { useKeptDraft } from '#web/features/drafts/useKeptDraft.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { DisclosureFields, disclosureValues, type DisclosureValues } from './DisclosureFields.tsx'
import { DisclosureNotice } from './DisclosureNotice.tsx'
import { DisclosureTag } from './DisclosureTag.tsx'
import { useInventorActions } from './useInventorActions.tsx'

const rules = updateDisclosureRules.omit(['id'])

interface Props {
  disclosure: UnsignedDisclosure_disclosure$key
  query: DisclosureFields_query$key
  viewer: useKeptDraft_viewer$key | null | undefined
  back: Back
}

export function UnsignedDisclosure({ disclosure: key, query, viewer, back }: Props) {
  const disclosure = useFragment(
    graphql`
      fragment UnsignedDisclosure_disclosure on InventionDisclosure {
        id
        number
        title
        abstract
        problem
        novelty
        project {
          id
        }
        publicEvents {
          date
          kind
          planned
          where
        }
        funding {
          name
          grantNumber
          terms
        }
        priorArt {
          reference
          link
          difference
        }
        inventors {
          person {
            id
          }
          name
          email
          affiliation
          role
          share
        }
        ...DisclosureNotice_disclosure
        ...DisclosureTag_disclosure
        ...useInventorActions_disclosure
        ...FilesSection_record
      }
    `,
    key,
  )
  const { id, number, title } = disclosure
  const { actions, dialog } = useInventorActions(disclosure, back.to)
  const { save, requestOnSave } = useSaving(id)
  const saved = disclosureValues(disclosure)
  const typed = useTyped(String(number), viewer, saved)
  return (
    <RecordPage
      title={title}
      note={words.number({ number })}
      badges={<DisclosureTag disclosure={disclosure} />}
      back={back}
      actions={actions}
      notices={<DisclosureNotice disclosure={disclosure} />}
      rail={<FilesSection record={disclosure} insiders={words.filesOf()} />}
    >
      <Form<DisclosureValues, Awaited<ReturnType<typeof save>>>
        call="updateDisclosure"
        rules={rules}
        initial={typed?.values ?? saved}
        action={save}
        actions={
          <HStack flexWrap="wrap">
            {/* The first in the document is what Enter presses. */}
            <SubmitButton variant="outline" order={0} onClick={() => requestOnSave(false)}>
              {texts.saveDraft()}
            </SubmitButton>
            <SubmitButton order={1} onClick={() => requestOnSave(true)}>
              {texts.request()}
            </SubmitButton>
          </HStack>
        }
      >
        <KeptChanges form="DISCLOSURE" subject={String(number)} typedAt={typed?.at ?? null} saved={saved} />
        <DisclosureFields query={query} />
      </Form>
      {dialog}
    </RecordPage>
  )
}

/** What the viewer typed earlier and did not save, when it differs from what is saved. */
function useTyped(subject: string, viewer: useKeptDraft_viewer$key | null | undefined, saved: DisclosureValues) {
  const kept = useKeptDraft('DISCLOSURE', viewer, subject)
  if (!kept) return null
  const values = { ...saved, ...(kept.values as Partial<DisclosureValues>) }
  return JSON.stringify(values) === JSON.stringify(saved) ? null : { values, at: kept.updatedAt as string }
}

/** Saves the draft and, when that was the button, requests the signatures. */
function useSaving(id: string) {
  const requests = useRef(false)
  const [update] = useAction<UnsignedDisclosureUpdateMutation>(
    graphql`
      mutation UnsignedDisclosureUpdateMutation($input: UpdateDisclosureInput!) {
        updateDisclosure(input: $input) {
          disclosure {
            ...UnsignedDisclosure_disclosure
          }
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    { success: () => (requests.current ? null : { title: texts.saved() }), failure: texts.failed() },
  )
  const [request] = useAction<UnsignedDisclosureRequestMutation>(
    graphql`
      mutation UnsignedDisclosureRequestMutation($input: RequestDisclosureSignaturesInput!) {
        requestDisclosureSignatures(input: $input) {
          disclosure {
            status
            ...DisclosureView_disclosure
          }
        }
      }
    `,
    { success: { title: texts.requested() }, failure: texts.failed() },
  )
  const save = async (values: object) => {
    const saved = await update({ input: { id, ...values } })
    return saved.ok && requests.current ? request({ input: { id } }) : saved
  }
  const requestOnSave = (requesting: boolean) => {
    requests.current = requesting
  }
  return { save, requestOnSave }
}
