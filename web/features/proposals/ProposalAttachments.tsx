/** The attachments of a proposal: each kind with its limits, the upload's progress and what is there. */
import { Stack, Text } from '@chakra-ui/react'
import { useCallback, useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { fetchQuery, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalAttachments.js'
import { acceptedOf, attachmentKinds, attachments, type Attachment } from '#api/features/files/file.rules.ts'
import type { ProposalAttachments_proposal$key } from '#web/__generated__/ProposalAttachments_proposal.graphql.ts'
import type { ProposalAttachmentsQuery } from '#web/__generated__/ProposalAttachmentsQuery.graphql.ts'
import { FilePreview, type PreviewedFile } from '#web/features/files/FilePreview.tsx'
import { FileRow } from '#web/features/files/FileRow.tsx'
import { UploadList } from '#web/features/files/UploadList.tsx'
import { useUploads } from '#web/features/files/useUploads.ts'
import { DropZone } from '#web/ui/form/DropZone.tsx'

export function ProposalAttachments({ proposal: key }: { proposal: ProposalAttachments_proposal$key }) {
  const { number, files, canUpdate } = useFragment(
    graphql`
      fragment ProposalAttachments_proposal on Proposal {
        number
        canUpdate
        files {
          id
          purpose
          ...FileRow_file
        }
      }
    `,
    key,
  )
  const [previewed, setPreviewed] = useState<PreviewedFile | null>(null)
  const environment = useRelayEnvironment()
  const refresh = useCallback(
    () =>
      fetchQuery<ProposalAttachmentsQuery>(
        environment,
        graphql`
          query ProposalAttachmentsQuery($number: Int!) {
            proposal(number: $number) {
              ...ProposalAttachments_proposal
            }
          }
        `,
        { number },
      ).toPromise(),
    [environment, number],
  )
  if (!canUpdate && !files.length) return null
  return (
    <Stack gap="4" as="section" aria-label={texts.attachments()}>
      <Text fontWeight="semibold">{texts.attachments()}</Text>
      {attachmentKinds.map((kind) => {
        const there = files.filter(({ purpose }) => purpose === kind)
        if (!canUpdate && !there.length) return null
        return (
          <Stack key={kind} gap="2" role="group" aria-label={attachments[kind].label()}>
            <Text fontWeight="medium" fontSize="sm">
              {attachments[kind].label()}
            </Text>
            {there.length > 0 && (
              <Stack as="ul" gap="3" listStyleType="none">
                {there.map((file) => (
                  <FileRow key={file.id} file={file} onPreview={setPreviewed} refresh={refresh} />
                ))}
              </Stack>
            )}
            {canUpdate && <AddAttachment kind={kind} number={number} refresh={refresh} />}
          </Stack>
        )
      })}
      <FilePreview file={previewed} onClose={() => setPreviewed(null)} />
    </Stack>
  )
}

interface AddProps {
  kind: Attachment
  number: number
  refresh: () => Promise<unknown>
}

function AddAttachment({ kind, number, refresh }: AddProps) {
  const { types, most, hint } = attachments[kind]
  const host = useMemo(() => ({ entityType: 'proposal', number, purpose: kind }) as const, [number, kind])
  const { uploads, add, retry, drop } = useUploads(host, most, refresh)
  return (
    <>
      <DropZone accept={acceptedOf(types)} hint={`${hint()}.`} onFiles={add} />
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
    </>
  )
}
