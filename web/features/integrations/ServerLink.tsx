/** A page that the server shows itself, as a row among links: it opens in a window of its own. */
import { Box, Link as TextLink, Text } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'

export const ServerLink = ({ to, title, note }: { to: string; title: string; note: string }) => (
  <Box as="li">
    <TextLink href={to} target="_blank" rel="noopener" fontWeight="medium" color="fg">
      {title} <ExternalLink size={14} aria-hidden />
    </TextLink>
    <Text fontSize="xs" color="fg.muted">
      {note}
    </Text>
  </Box>
)
