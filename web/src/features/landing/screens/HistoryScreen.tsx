import { useFormat } from "../../../lib/format/use-format.ts";
import { Article } from "../../../shared/article/Article.tsx";
import { Timeline } from "../components/Timeline.tsx";
import { historyBn } from "../content/history.bn.ts";
import { historyEn } from "../content/history.en.ts";

export default function HistoryScreen() {
  const { language } = useFormat();
  return (
    <Article content={language === "bn" ? historyBn : historyEn}>
      <Timeline />
    </Article>
  );
}
