/** That a researcher looks for people to work with, and for what. */
import { Box, Text } from '@chakra-ui/react'
import { Handshake } from 'lucide-react'
import * as texts from '#texts/researchers/openToCollaborate.js'
import { Tag } from '#web/ui/badges/Tag.tsx'

export const OpenToCollaborate = ({ note }: { note: string | null | undefined }) => (
  <Box>
    <Tag tone="success" icon={Handshake}>
      {texts.openToCollaborate()}
    </Tag>
    {note && (
      <Text fontSize="sm" marginTop="1.5" overflowWrap="anywhere" dir="auto">
        {note}
      </Text>
    )}
  </Box>
)
