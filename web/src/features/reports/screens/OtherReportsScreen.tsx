import { ReportCards } from "../components/ReportCards.tsx";

export default function OtherReportsScreen() {
  return <ReportCards group="others" />;
}
