import { createRoot } from "react-dom/client";
import "../../ui/base.css";
import { KitScreen } from "./screens/KitScreen.tsx";

const language = new URLSearchParams(location.search).get("lang") === "en" ? "en" : "bn";
document.documentElement.lang = language;
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <main>
      <KitScreen initialLanguage={language} />
    </main>,
  );
