import type { FormDraft } from "@shikkha/contract/forms/form.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { useState } from "react";
import { useMediaQuery, WIDE_SCREEN } from "../../../lib/browser/use-media-query.ts";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import { BuilderContext } from "../model/builder-context.ts";
import { createBuilder, type FormDocument } from "../model/builder-store.ts";
import { useAutosave } from "../use-autosave.ts";
import { useBuilderKeys } from "../use-builder-keys.ts";
import { usePublished } from "../use-published.ts";
import { BuilderBar } from "./BuilderBar.tsx";
import styles from "./Builder.module.css";
import { BuilderNotes } from "./BuilderNotes.tsx";
import { Canvas } from "./Canvas.tsx";
import { DiffView } from "./DiffView.tsx";
import { Inspector } from "./Inspector.tsx";
import { Outline } from "./Outline.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { PhonePreview } from "./PhonePreview.tsx";

interface Props {
  draft: FormDraft;
  /** Takes up what someone else saved. */
  onReload: () => void;
}

/** Everything an author works with; each panel scrolls alone. */
export function Builder({ draft, onReload }: Props) {
  const [store] = useState(() => createBuilder(documentOf(draft), draft.usedIds));
  return (
    <BuilderContext value={store}>
      <BuilderPanels draft={draft} onReload={onReload} />
    </BuilderContext>
  );
}

function documentOf({ nameBangla, nameEnglish, questions }: FormDraft): FormDocument {
  return { nameBangla, nameEnglish, tree: readTree(questions).tree };
}

function BuilderPanels({ draft, onReload }: Props) {
  const store = useBuilderKeys();
  const autosave = useAutosave(store, draft);
  const published = usePublished(draft);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const [isComparing, setComparing] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const shared = { draft, autosave, published };
  return (
    <>
      <LeaveGuard isDirty={autosave.state !== "saved"} />
      <div className={styles.builder}>
        <BuilderBar
          {...shared}
          isComparing={isComparing}
          isPreviewing={isPreviewing || isComparing}
          onCompare={() => setComparing(!isComparing)}
          onPreview={() => setPreviewing(!isPreviewing)}
        />
        <BuilderNotes autosave={autosave} draft={draft} onReload={onReload} isWide={isWide} />
        <div className={styles.panels}>
          {isWide && <Outline />}
          {isComparing ? <DiffView published={published} /> : <Canvas />}
          {isWide &&
            (isPreviewing || isComparing ? (
              <PhonePreview />
            ) : (
              <Inspector published={published} autosave={autosave} />
            ))}
        </div>
        {!isWide && <PhoneBar {...shared} />}
      </div>
    </>
  );
}
