/** A part of a challenge's sheet, with its heading. */
import { Heading, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" aria-label={title} gap="2">
    <Heading as="h3" size="md">
      {title}
    </Heading>
    {children}
  </Stack>
)
