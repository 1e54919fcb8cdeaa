/** Whether somebody signs or accepts under the name that the platform knows. */

/** Case, the width of spaces and the form of composed letters make no difference. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en')
