/** That a researcher looks for people to work with, and for what. */
import { Box, Text } from '@chakra-ui/react'
import { Handshake } from 'lucide-react'
import { Tag } from '#web/ui/badges/Tag.tsx'

export const OpenToCollaborate = ({ note }: { note: string | null | undefined }) => (
  <Box>
    <Tag tone="success" icon={Handshake}>
      Open to collaborate
    </Tag>
    {note && (
      <Text fontSize="sm" marginTop="1.5" overflowWrap="anywhere" dir="auto">
        {note}
      </Text>
    )}
  </Box>
)
