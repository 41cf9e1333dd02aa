import { ReportCards } from "../components/ReportCards.tsx";

export default function OfficeReportsScreen() {
  return <ReportCards group="office" />;
}
