/** The name of a list of the schema in words: `technologyEnquiries` is `Technology enquiries`. */
export function listInWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
