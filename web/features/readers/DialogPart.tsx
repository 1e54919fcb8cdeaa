/** A part of the dialog with a heading; unlike a section of a record it is not among the contents of the page below. */
import { Heading, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const DialogPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" aria-label={title} gap="3">
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    {children}
  </Stack>
)
