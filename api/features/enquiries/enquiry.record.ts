/** Enquiries about technologies, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const enquiryRecord = record('TechnologyEnquiry', {
  path: (id) => `/technology-enquiries?enquiry=${id}`,
  search: {
    name: 'technologyEnquiries',
    description: 'Enquiries of visitors about technologies, newest first, at most 5.',
    read: 'ENQUIRY_READ',
    order: newest('createdAt'),
    words: { titled: 'headline', also: ['name', 'organization'], derived: true },
  },
  history: { requires: 'ENQUIRY_READ' },
})
