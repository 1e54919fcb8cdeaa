/** The network that an address is in: enough to notice another place, too little to follow a person. */
import ipaddr from 'ipaddr.js'

/** `203.0.113.0/24`, `2001:db8:1::/48`; an empty text for what is no address. */
export function shortAddress(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`
  return `${parsed.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':')}::/48`
}
