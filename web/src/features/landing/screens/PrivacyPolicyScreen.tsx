import { useFormat } from "../../../lib/format/use-format.ts";
import { Article } from "../../../shared/article/Article.tsx";
import { privacyBn } from "../content/privacy.bn.ts";
import { privacyEn } from "../content/privacy.en.ts";

export default function PrivacyPolicyScreen() {
  const { language } = useFormat();
  return <Article content={language === "bn" ? privacyBn : privacyEn} />;
}
