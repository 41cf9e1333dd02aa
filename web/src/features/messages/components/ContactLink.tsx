import { EmailLink } from "../../../shared/people/EmailLink.tsx";
import { PhoneLink } from "../../../shared/people/PhoneLink.tsx";

/** The visitor gave one way to be reached: a mail address or a mobile number. */
export function ContactLink({ contact }: { contact: string }) {
  return contact.includes("@") ? <EmailLink email={contact} /> : <PhoneLink phone={contact} />;
}
