import { ReportCards } from "../components/ReportCards.tsx";

export default function InstitutionReportsScreen() {
  return <ReportCards group="institution" />;
}
