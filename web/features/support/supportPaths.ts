/** Where the two sides of innovation support are. */
export const askingPath = '/researcher/innovation-support'
export const deskPath = '/commercialization/innovation-support'
export const categoryPath = (number: number): string => `${deskPath}/categories/${number}`
